import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toLatin } from '../../src/interfaces/name-gender/model/script/to-latin.ts'
import { origins } from '../../src/interfaces/name-gender/model/origins.ts'
import type { GenderRow, OriginRow } from './row.ts'

const folder = join(import.meta.dirname, 'names')
const givenFiles = [
  'east-asian',
  'south-asian',
  'middle-east-africa',
  'southeast-asian',
  'european',
  'slavic',
  'asian-more',
  'other-more',
]
/** Countries whose names stand apart in the lists and together in the model. */
const joined: Readonly<Record<string, string>> = { lk: 'in', np: 'in' }

/** The given names of `names/*.txt`: `[origin]`, then `f:`, `m:` or `u50:` (50 in 100 bearers are women) and names. */
export async function readOwnGivenNames(): Promise<GenderRow[]> {
  const texts = await Promise.all(givenFiles.map((name) => readFile(join(folder, `${name}.txt`), 'utf8')))
  const tally = new Map<string, { sum: number; count: number }>()
  for (const text of texts) addNames(text, tally)
  return [...tally].map(([key, { sum, count }]) => {
    const [word = '', origin = ''] = key.split('\t')
    return { word, origin: Number(origin), share: sum / count, weight: 6 }
  })
}

function addNames(text: string, tally: Map<string, { sum: number; count: number }>): void {
  let origin = -1
  for (const line of text.split('\n')) {
    const section = /^\[(\w+)\]$/.exec(line)?.[1]
    if (section) origin = columnOf(section)
    const [, kind, names] = /^([fm]|u\d+): (.*)$/.exec(line) ?? []
    if (!kind || !names) continue
    const share = kind === 'f' ? 1 : kind === 'm' ? 0 : Number(kind.slice(1)) / 100
    for (const name of new Set(names.split(' '))) {
      const key = `${toLatin(name)}\t${origin}`
      const known = tally.get(key) ?? { sum: 0, count: 0 }
      tally.set(key, { sum: known.sum + share, count: known.count + 1 })
    }
  }
}

/** The family names of `names/surnames.txt`, by origin. */
export async function readOwnFamilyNames(): Promise<OriginRow[]> {
  const text = await readFile(join(folder, 'surnames.txt'), 'utf8')
  let origin = -1
  const rows: OriginRow[] = []
  for (const line of text.split('\n')) {
    const section = /^\[(\w+)\]$/.exec(line)?.[1]
    if (section) origin = columnOf(section)
    else if (!line.startsWith('#')) {
      const words = line.split(' ').filter(Boolean)
      rows.push(...words.map((word) => ({ word: toLatin(word), role: 'family' as const, origin, weight: 4 })))
    }
  }
  return rows
}

function columnOf(section: string): number {
  const column = origins.findIndex((origin) => origin === (joined[section] ?? section))
  if (column < 0) throw new Error(`names/*.txt: [${section}] is no origin of the model.`)
  return column
}
