// Writes a Brotli-compressed copy of every script and style sheet beside it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

export const pressed = (): Plugin => ({
  name: 'pressed',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    for (const file of Object.values(bundle)) {
      const plain = file.type === 'chunk' ? file.code : file.fileName.endsWith('.css') ? file.source : null
      if (plain !== null) writeFileSync(join(dir!, `${file.fileName}.br`), brotliCompressSync(plain))
    }
  },
})
