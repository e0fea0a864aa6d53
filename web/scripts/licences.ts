// Copies the licences of all fonts beside them, as they require.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FONT = /node_modules[\\/]@fontsource[\\/]([^\\/]+)[\\/]files/

export const licences = (): Plugin => ({
  name: 'licences',
  apply: 'build',
  generateBundle(_, bundle) {
    const named = Object.values(bundle).flatMap(file => (file.type === 'asset' ? file.originalFileNames : []))
    const fonts = new Set(named.flatMap(name => FONT.exec(name)?.[1] ?? []))
    const text = (font: string) =>
      readFileSync(fileURLToPath(new URL(`../node_modules/@fontsource/${font}/LICENSE`, import.meta.url)), 'utf8')
    this.emitFile({ type: 'asset', fileName: 'fonts.txt', source: [...fonts].toSorted().map(text).join('\n\n') })
  },
})
