import { readFile } from 'node:fs/promises'
import type { ListedWord } from './profanity-lists.ts'

/** Debian's package wordnet-base. */
const folder = process.env['WORDNET'] ?? '/usr/share/wordnet'

interface Branch {
  /** The noun whose first meaning heads the branch, and which of its meanings. */
  readonly noun: string
  readonly sense: number
  readonly theme: string
  /** Only names, which are written with a capital; ambiguous words are left out otherwise. */
  readonly isOfNames?: boolean
}

const branches: readonly Branch[] = [
  { noun: 'inhabitant', sense: 0, theme: 'group-origin', isOfNames: true },
  { noun: 'religious_person', sense: 0, theme: 'group-religion', isOfNames: true },
  { noun: 'weapon', sense: 0, theme: 'weapon' },
  { noun: 'firearm', sense: 0, theme: 'weapon' },
  { noun: 'unpleasant_person', sense: 0, theme: 'insult' },
  { noun: 'simpleton', sense: 0, theme: 'insult' },
  { noun: 'injury', sense: 0, theme: 'hurt' },
  { noun: 'sexual_activity', sense: 0, theme: 'sexual-act' },
  { noun: 'killing', sense: 0, theme: 'kill' },
  { noun: 'torture', sense: 0, theme: 'hurt' },
]

interface Synset {
  readonly words: readonly string[]
  readonly narrower: readonly string[]
}

/** Words below some nouns of WordNet 3.0, each where that is its first meaning. */
export async function readWordNet(): Promise<readonly ListedWord[]> {
  const senses = await readSenses()
  const synsets = await readSynsets()
  return branches.flatMap(({ noun, sense, theme, isOfNames = false }) => {
    const start = senses.get(noun)?.[sense]
    return [...collect(start, synsets)].flatMap(([word, offset]): ListedWord[] => {
      const key = word.toLowerCase()
      const isName = /^[A-Z]/.test(word)
      if (isName !== isOfNames || senses.get(key)?.[0] !== offset || key.length < 3) return []
      return [{ text: key.replaceAll(/[_-]/g, ' '), theme }]
    })
  })
}

function collect(start: string | undefined, synsets: ReadonlyMap<string, Synset>): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const open = start === undefined ? [] : [start]
  const seen = new Set(open)
  for (let offset = open.pop(); offset !== undefined; offset = open.pop()) {
    const { words = [], narrower = [] } = synsets.get(offset) ?? {}
    for (const word of words) found.set(word, offset)
    for (const next of narrower) if (!seen.has(next) && seen.add(next)) open.push(next)
  }
  return found
}

/** Offsets of a noun's meanings, the most frequent first (wndb(5WN), index.noun). */
async function readSenses(): Promise<ReadonlyMap<string, readonly string[]>> {
  const lines = (await readFile(`${folder}/index.noun`, 'latin1'))
    .split('\n')
    .filter((line) => line && !line.startsWith(' '))
  return new Map(
    lines.map((line) => {
      const fields = line.trim().split(' ')
      return [fields[0] ?? '', fields.slice(-Number(fields[2]))] as const
    }),
  )
}

/** wndb(5WN), data.noun. */
async function readSynsets(): Promise<ReadonlyMap<string, Synset>> {
  const lines = (await readFile(`${folder}/data.noun`, 'latin1'))
    .split('\n')
    .filter((line) => line && !line.startsWith(' '))
  return new Map(
    lines.map((line) => {
      const fields = line.split(' ')
      const count = Number.parseInt(fields[3] ?? '0', 16)
      const words = Array.from({ length: count }, (_, at) => fields[4 + 2 * at] ?? '')
      const pointers = fields.slice(5 + 2 * count)
      const narrower = pointers.flatMap((symbol, at) => (symbol === '~' ? [pointers[at + 1] ?? ''] : []))
      return [fields[0] ?? '', { words, narrower }] as const
    }),
  )
}
