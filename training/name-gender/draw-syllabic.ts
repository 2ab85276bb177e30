import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRandom } from '../../src/libraries/random/create-random.ts'
import { type Origin, origins } from '../../src/interfaces/name-gender/engines/embedded/origins.ts'
import { createDraw } from './random.ts'
import type { GenderRow, OriginRow } from './row.ts'

interface Syllable {
  /** The character, where the list has it. */
  readonly sign: string
  readonly spellings: readonly string[]
  readonly commonness: number
  readonly share: number
}

interface Places {
  readonly first: readonly Syllable[]
  readonly last: readonly Syllable[]
}

interface SyllableList {
  readonly file: string
  readonly origin: Origin
  readonly drawn: number
  readonly shareOfWomen: number
  /** How many are written as one word: "Minho", and not "Min-ho". */
  readonly shareOfJoined: number
  readonly seed: number
}

const lists: readonly SyllableList[] = [
  { file: 'korean-syllables', origin: 'kr', drawn: 30_000, shareOfWomen: 0.42, shareOfJoined: 0.5, seed: 13 },
  { file: 'cantonese-syllables', origin: 'cn', drawn: 12_000, shareOfWomen: 0.45, shareOfJoined: 0.2, seed: 17 },
  { file: 'hokkien-syllables', origin: 'cn', drawn: 12_000, shareOfWomen: 0.45, shareOfJoined: 0.1, seed: 19 },
]
const weight = 0.3

/** Given names put together from the lists of syllables of `names/`, in the spellings people use abroad; Korean ones in Hangul too. */
export async function drawSyllabicNames(): Promise<GenderRow[]> {
  const drawn = await Promise.all(lists.map(async (list) => drawFrom(list, await readSyllables(list.file))))
  return drawn.flat()
}

/** The spelled syllables themselves, as words that stand as given names: Siew Ling. */
export async function readSyllableNames(): Promise<OriginRow[]> {
  const ofLists = lists.map(async ({ file, origin }) => {
    const { first, last } = await readSyllables(file)
    const words = new Set([...first, ...last].flatMap(({ spellings }) => spellings))
    return [...words].map((word) => ({ word, role: 'given' as const, origin: origins.indexOf(origin), weight: 1 }))
  })
  return (await Promise.all(ofLists)).flat()
}

function drawFrom({ origin, drawn, shareOfWomen, shareOfJoined, seed }: SyllableList, { first, last }: Places) {
  const random = createRandom(seed)
  const women = (one: Syllable) => 2 ** one.commonness * one.share
  const men = (one: Syllable) => 2 ** one.commonness * (1 - one.share)
  const draws = {
    women: [createDraw(first, women, random), createDraw(last, women, random)],
    men: [createDraw(first, men, random), createDraw(last, men, random)],
  }
  const rows: GenderRow[] = []
  const column = origins.indexOf(origin)
  for (let count = 0; count < drawn; count++) {
    const isWoman = random() < shareOfWomen
    const signs = (isWoman ? draws.women : draws.men).map((draw) => draw())
    const spelled = signs.map(({ spellings }) => spellings[Math.floor(random() * spellings.length)] ?? '')
    const share = isWoman ? 1 : 0
    rows.push({ word: spelled.join(random() < shareOfJoined ? '' : '-'), origin: column, share, weight })
    if (origin === 'kr' && count % 2 === 0)
      rows.push({ word: signs.map(({ sign }) => sign).join(''), origin: column, share, weight })
  }
  return rows
}

async function readSyllables(file: string): Promise<Places> {
  const text = await readFile(join(import.meta.dirname, `names/${file}.txt`), 'utf8')
  const syllables: Record<'first' | 'last', Syllable[]> = { first: [], last: [] }
  let list: Syllable[] = []
  let share = 0.5
  for (const line of text.split('\n')) {
    const [, place, percent] = /^(first|last) % (\d+)$/.exec(line) ?? []
    if (place === 'first' || place === 'last') {
      list = syllables[place]
      share = Number(percent) / 100
    } else if (!line.startsWith('#')) {
      for (const [, sign = '', spellings = '', commonness] of line.matchAll(
        /([\p{Script=Han}\p{Script=Hangul}]?)([a-z/]+)(\d)/gu,
      )) {
        list.push({ sign, spellings: spellings.split('/'), commonness: Number(commonness), share })
      }
    }
  }
  return syllables
}
