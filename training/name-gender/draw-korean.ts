import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRandom } from '../../src/kernel/random/create-random.ts'
import { origins } from '../../src/interfaces/name-gender/engines/embedded/origins.ts'
import { createDraw } from './random.ts'
import type { GenderRow } from './row.ts'

interface Syllable {
  readonly hangul: string
  readonly spellings: readonly string[]
  readonly commonness: number
  readonly share: number
}

const drawn = 30_000
const shareOfWomen = 0.42

/** Korean given names put together from `names/korean-syllables.txt`, in Hangul and in the spellings people use abroad. */
export async function drawKoreanNames(): Promise<GenderRow[]> {
  const { first, last } = await readSyllables()
  const random = createRandom(13)
  const women = (one: Syllable) => 2 ** one.commonness * one.share
  const men = (one: Syllable) => 2 ** one.commonness * (1 - one.share)
  const draws = {
    women: [createDraw(first, women, random), createDraw(last, women, random)],
    men: [createDraw(first, men, random), createDraw(last, men, random)],
  }
  const origin = origins.indexOf('kr')
  const rows: GenderRow[] = []
  for (let count = 0; count < drawn; count++) {
    const isWoman = random() < shareOfWomen
    const signs = (isWoman ? draws.women : draws.men).map((draw) => draw())
    const spelled = signs.map(({ spellings }) => spellings[Math.floor(random() * spellings.length)] ?? '')
    const share = isWoman ? 1 : 0
    rows.push({ word: spelled.join(random() < 0.5 ? '' : '-'), origin, share, weight: 0.3 })
    if (count % 2 === 0) rows.push({ word: signs.map(({ hangul }) => hangul).join(''), origin, share, weight: 0.3 })
  }
  return rows
}

async function readSyllables(): Promise<Record<'first' | 'last', Syllable[]>> {
  const text = await readFile(join(import.meta.dirname, 'names/korean-syllables.txt'), 'utf8')
  const syllables: Record<'first' | 'last', Syllable[]> = { first: [], last: [] }
  let list: Syllable[] = []
  let share = 0.5
  for (const line of text.split('\n')) {
    const [, place, percent] = /^(first|last) % (\d+)$/.exec(line) ?? []
    if (place === 'first' || place === 'last') {
      list = syllables[place]
      share = Number(percent) / 100
    } else if (!line.startsWith('#')) {
      for (const [, hangul = '', spellings = '', commonness] of line.matchAll(/(\p{Script=Hangul})([a-z/]+)(\d)/gu)) {
        list.push({ hangul, spellings: spellings.split('/'), commonness: Number(commonness), share })
      }
    }
  }
  return syllables
}
