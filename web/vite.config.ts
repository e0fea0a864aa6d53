import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { inComponents, inStyleSheets } from './scripts/breakpoints.ts'
import { licences } from './scripts/licences.ts'
import { pressed } from './scripts/pressed.ts'
import { texts } from './scripts/texts.ts'

const SERVED = process.env['TABIJI_SERVED'] ?? 'http://127.0.0.1:8484' // where `tabiji serve` is
const TEXTS = fileURLToPath(new URL('../src/tabiji/texts', import.meta.url))
// What is needed together travels together: each answer of a server costs more than most modules weigh.
const EVERY_TABLE =
  /src[\\/](pages[\\/]Table\.svelte|games[\\/]shared[\\/].*|components[\\/]pieces[\\/](Art|Card|Panorama)\.svelte|(svg|art[\\/]shared)[\\/].*)$/
const TOGETHER = [
  { name: 'home', test: /src[\\/]App\.svelte$/, priority: 2 },
  { name: 'table', test: EVERY_TABLE, priority: 1 },
  { name: 'tokaido', test: /games[\\/]tokaido[\\/]Board\.svelte$/ },
  { name: 'namiji', test: /games[\\/]namiji[\\/]Board\.svelte$/ },
]

export default defineConfig({
  plugins: [
    inStyleSheets,
    svelte({ preprocess: inComponents }),
    svelteTesting(),
    texts(TEXTS),
    licences(),
    pressed(),
  ],
  base: './',
  resolve: {
    alias: {
      '@texts': TEXTS,
      '@rules': fileURLToPath(new URL('../src/tabiji', import.meta.url)),
    },
  },
  build: {
    outDir: process.env['WEB_OUT'] ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'gallery.html'],
      output: { codeSplitting: { groups: TOGETHER } },
    },
  },
  server: { proxy: { '/api': { target: SERVED, ws: true } }, fs: { allow: ['..'] } },
  test: {
    environment: 'happy-dom',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
  },
})
