import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: './',
  build: {
    outDir: process.env['WEB_OUT'] ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    rollupOptions: { input: ['index.html', 'gallery.html'].filter(page => existsSync(page)) },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } } },
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts', 'src/**/*.test.ts'] },
})
