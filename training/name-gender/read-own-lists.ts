import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toLatin } from '../../src/interfaces/name-gender/engines/embedded/script/to-latin.ts'
import { origins } from '../../src/interfaces/name-gender/engines/embedded/origins.ts'
import type { GenderRow, OriginRow } from './row.ts'

const folder = join(import.meta.dirname, 'names')

/** By folder of lists: rarer names are surer in number than one by one. */
const weights = { given: 6, 'given-rarer': 1.5 }
/** There, the share of women of a rarer name was put together from its syllables, not known. */
const estimated: ReadonlySet<string> = new Set(['cn', 'kr', 'vn'])
const weightOfEstimated = 0.5
const weightOfFamily = 4

/** The given names of `names/given` and `names/given-rarer`, a file an origin: `f:`, `m:` or `u50:` (50 in 100 bearers are women), then names. */
export async function readOwnGivenNames(): Promise<GenderRow[]> {
  const common = await readLists('given', (text, origin) => toRows(text, columnOf(origin), weights.given))
  const rarer = await readLists('given-rarer', (text, origin) =>
    toRows(text, columnOf(origin), estimated.has(origin) ? weightOfEstimated : weights['given-rarer']),
  )
  return [...common, ...rarer]
}

/** The family names of `names/family`, a file an origin. */
export async function readOwnFamilyNames(): Promise<OriginRow[]> {
  return readLists('family', (text, name) => {
    const origin = columnOf(name)
    const words = new Set(text.split(/\s+/).filter(Boolean).map(toLatin))
    return [...words].map((word) => ({ word, role: 'family' as const, origin, weight: weightOfFamily }))
  })
}

/** The rows of every list of a folder; a list is called after its origin. */
async function readLists<Row>(name: string, read: (text: string, origin: string) => Row[]): Promise<Row[]> {
  const files = (await readdir(join(folder, name))).toSorted()
  const lists = files.map(async (file) =>
    read(await readFile(join(folder, name, file), 'utf8'), file.replace('.txt', '')),
  )
  return (await Promise.all(lists)).flat()
}

/** Names that are spelled alike in Latin letters are one, borne by women to their mean share. */
function toRows(text: string, origin: number, weight: number): GenderRow[] {
  const shares = new Map<string, number[]>()
  for (const line of text.split('\n')) {
    const [, kind, names] = /^([fm]|u\d+): (.*)$/.exec(line) ?? []
    if (!kind || !names) continue
    const share = kind === 'f' ? 1 : kind === 'm' ? 0 : Number(kind.slice(1)) / 100
    for (const name of names.split(' ')) {
      const word = toLatin(name)
      shares.set(word, [...(shares.get(word) ?? []), share])
    }
  }
  return [...shares].map(([word, all]) => {
    const share = all.reduce((sum, one) => sum + one, 0) / all.length
    return { word, origin, share, weight }
  })
}

function columnOf(name: string): number {
  const column = origins.findIndex((origin) => origin === name)
  if (column < 0) throw new Error(`names: "${name}" is no origin of the model.`)
  return column
}
