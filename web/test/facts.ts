// The printed facts the engine plays by.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'

type Row = Record<string, string | number>
interface Facts {
  [table: string]: { rows?: Row[]; legs?: string[] }
}

export const facts = (game: 'tokaido' | 'namiji') =>
  parse(readFileSync(join(import.meta.dirname, '../../src/tabiji', game, 'facts.toml'), 'utf8')) as unknown as Facts

/** The names of a table, in print order. */
export const names = (game: 'tokaido' | 'namiji', table: string) =>
  facts(game)[table]!.rows!.map(row => String(row['name']))
