// Bundles the sounds into one standalone script: `node scripts/sound.js FOLDER`.
import { build } from 'vite'

await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    outDir: process.argv[2],
    lib: { entry: 'src/sound/mixer.ts', formats: ['iife'], name: 'sounds', fileName: () => 'sounds.js' },
  },
})
