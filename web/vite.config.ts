import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: './',
  resolve: { alias: { '@texts': fileURLToPath(new URL('../src/tabiji/texts', import.meta.url)) } },
  build: {
    outDir: process.env['WEB_OUT'] ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    rollupOptions: { input: ['index.html', 'gallery.html'] },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } }, fs: { allow: ['..'] } },
  test: { environment: 'happy-dom', testTimeout: 300_000, include: ['test/**/*.test.ts', 'src/**/*.test.ts'] },
})
