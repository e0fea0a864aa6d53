// Bundles the texts of a language into one module, which saves requests.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ALL = 'virtual:texts'
const ELSEWHERE = /^(rules|terminal)/ // loaded on demand, or never

/** Provides `virtual:texts`: the names of the text files, and a loader for each language. */
export function texts(folder: string): Plugin {
  const languages = readdirSync(folder, { withFileTypes: true }).filter(each => each.isDirectory())
  const files = (language: string) =>
    readdirSync(join(folder, language)).filter(name => name.endsWith('.ftl') && !ELSEWHERE.test(name))
  return {
    name: 'texts',
    resolveId: id => (id.startsWith(ALL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ALL}`)) return undefined
      const language = id.split('/')[1]
      if (language) {
        const paths = files(language).map(name => join(folder, language, name))
        for (const path of paths) this.addWatchFile(path)
        return `export default ${JSON.stringify(paths.map(path => readFileSync(path, 'utf8')).join('\n'))}`
      }
      const loads = languages.map(({ name }) => `${JSON.stringify(name)}: () => import('${ALL}/${name}')`)
      const names = new Set(languages.flatMap(({ name }) => files(name)).map(name => name.replace('.ftl', '')))
      return `export const loaders = { ${loads.join(', ')} }; export const names = ${JSON.stringify([...names])}`
    },
  }
}
