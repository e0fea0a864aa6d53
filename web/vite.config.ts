import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const SERVED = process.env['TABIJI_SERVED'] ?? 'http://127.0.0.1:8484' // where `tabiji serve` is

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: './',
  resolve: {
    alias: {
      '@texts': fileURLToPath(new URL('../src/tabiji/texts', import.meta.url)),
      '@rules': fileURLToPath(new URL('../src/tabiji', import.meta.url)),
    },
  },
  build: {
    outDir: process.env['WEB_OUT'] ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    rollupOptions: { input: ['index.html', 'gallery.html'] },
  },
  server: { proxy: { '/api': { target: SERVED, ws: true } }, fs: { allow: ['..'] } },
  test: { environment: 'happy-dom', testTimeout: 300_000, include: ['test/**/*.test.ts', 'src/**/*.test.ts'] },
})
