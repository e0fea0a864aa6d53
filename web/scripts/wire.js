// Generates the client's types of all messages from the server's schemas; run by `make wire`.
import { compile } from 'json-schema-to-typescript'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import openapi, { astToString } from 'openapi-typescript'
import * as prettier from 'prettier'
import ts from 'typescript'

const HEAD = '// Made of the schemas of the server. Do not edit: run `make wire`.\n'
const VIEW = "import type { View } from './view'\n"
const style = { ...(await prettier.resolveConfig(import.meta.filename)), parser: 'typescript' }
const [schemas, out] = process.argv.slice(2)
const { http, socket, views } = JSON.parse(await readFile(schemas, 'utf8'))

/** Whether a schema stands for the view of any game. */
const isView = schema => schema.title === 'View' && !schema.type

const routes = await openapi(http, {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  alphabetize: true,
  defaultNonNullable: false,
  transform: schema => (isView(schema) ? ts.factory.createTypeReferenceNode('View') : undefined),
})

/** Schemas in the form the generator reads: no inner titles, and tuples as `items`. */
const plain = schema =>
  JSON.parse(JSON.stringify(schema), (key, value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || key === 'properties') return value
    if (isView(value)) return { tsType: 'View' }
    if (!Object.keys(value).length) return { tsType: 'unknown' }
    const { title, prefixItems, properties, ...rest } = value
    if (properties) return { ...rest, properties, required: Object.keys(properties) } // fields with defaults are always sent
    return prefixItems ? { ...rest, items: prefixItems } : rest
  })
const named = ({ $defs }, root) =>
  compile(plain({ ...$defs[root], $defs }), root, { additionalProperties: false, bannerComment: '', format: false })

const games = Object.keys(views)
const title = game => game.charAt(0).toUpperCase() + game.slice(1)
const files = {
  'http.ts': VIEW + astToString(routes),
  'socket.ts': VIEW + (await named(socket, 'FromServer')) + (await named(socket, 'FromClient')),
  'view.ts':
    games.map(game => `import type { View as ${title(game)} } from './${game}'\n`).join('') +
    `\n/** What a viewer of one of our games may know. */\nexport type View = ${games.map(title).join(' | ')}\n`,
}
for (const game of games) files[`${game}.ts`] = await named(views[game], 'View')

await mkdir(out, { recursive: true })
for (const old of await readdir(out)) if (!(old in files)) await rm(`${out}/${old}`)
for (const [name, code] of Object.entries(files))
  await writeFile(`${out}/${name}`, await prettier.format(HEAD + code, style))
