/** A million people with made-up names, the same in every run. */
import { createRandom, type Random } from '../src/libraries/random/create-random.ts'

export class Lottery {
  readonly #random: Random

  constructor(seed: number) {
    this.#random = createRandom(seed)
  }

  below(limit: number): number {
    return Math.floor(this.#random() * limit)
  }

  /** The first entries are drawn most often, as with real names: the k-th about 1/k as often as the first. */
  pick(entries: readonly string[]): string {
    return entries[Math.floor(entries.length ** (this.below(1 << 20) / (1 << 20))) - 1] ?? ''
  }
}

const given =
  'James Maria Alex John Anna David Sara Michael Elena Ali Daniel Laura Mohammed Julia Chris Yuki Ivan Olga Wei Priya Kenji Fatima Lucas Emma Noah Aiko Hans Petra Sofia Diego Chen Minh Nadia Omar Zoë Björn Łukasz Søren Aoife Siobhán'.split(
    ' ',
  )
const family =
  'Smith Kumar Garcia Wang Müller Tanaka Khan Ivanov Silva Nguyen Johnson Kowalski Rossi Sato Patel Lopez Kim Hansen Dubois Novák Papadopoulos Okafor Yılmaz Haddad Cohen Andersson Murphy Fischer Popescu Horváth'.split(
    ' ',
  )
const surnames = [
  '佐藤',
  '鈴木',
  '高橋',
  '田中',
  '渡辺',
  '伊藤',
  '山本',
  '中村',
  '小林',
  '加藤',
  '王',
  '李',
  '김',
  '박',
]
const names = ['太郎', '花子', 'さくら', '健一', 'ケンタ', 'ゆい', '大輔', 'アオイ', '小明', '하늘', '민준', '芳']
const syllables =
  'ka to mi ra ne so lu vi dra pen gor tha qui zel mo bri fen ja wol xu ry plo sta cki dev net byte null'.split(' ')

export function composeName(lottery: Lottery, place: number): string {
  const kind = lottery.below(100)
  if (kind < 25) return `user${100_000 + place}`
  if (kind < 55) return `${lottery.pick(given)} ${lottery.pick(family)}`
  if (kind < 65) return `${lottery.pick(given)}${lottery.below(1_000)}`
  if (kind < 75) return `${lottery.pick(surnames)} ${lottery.pick(names)}`
  const word = Array.from({ length: 2 + lottery.below(3) }, () => syllables[lottery.below(syllables.length)]).join('')
  return kind < 90 ? word : `${word}_${lottery.below(10_000)}`
}

/**
 * What people type: parts of names that are there, one to eight characters, from the beginning, from inside, in the other
 * case; and some that nobody has.
 */
export function composeQuery(lottery: Lottery, name: string): string {
  const characters = [...name]
  const kind = lottery.below(10)
  const length = kind < 2 ? 1 : kind < 4 ? 2 : kind < 6 ? 3 : 4 + lottery.below(5)
  const start = lottery.below(2) === 0 ? 0 : lottery.below(Math.max(1, characters.length - length))
  const text = characters.slice(start, start + length).join('')
  const spelling = lottery.below(10)
  if (spelling === 0) return `${text}zq`
  return spelling < 4 ? text.toUpperCase() : text
}
