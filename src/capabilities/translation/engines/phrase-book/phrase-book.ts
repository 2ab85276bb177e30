import { memoizeRecent } from '../../../../libraries/memoize/memoize-recent.ts'
import { foldEnglish } from './fold-english.ts'
import { foldJapanese, narrowJapanese } from './fold-japanese.ts'
import { flagBits, kinds, type PhraseKind, type PhraseTable, type TextColumn } from './phrase-file.ts'

export type BookLanguage = 'en' | 'ja'

export interface Phrase {
  readonly source: string
  readonly target: string
  readonly kind: PhraseKind
  /** Whether a person wrote it for the book. */
  readonly isOwn: boolean
}

/** What is kept of the keys that a search begins with; the same for all. */
const maxKeys = 4_096

/** What one language is looked up by. */
interface Side {
  readonly source: TextColumn
  readonly target: TextColumn
  /** The place in the table of the phrase that is the nth by its key. */
  readonly placeOf: (nth: number) => number
  readonly fold: (text: string) => string
  /** The key of the nth phrase. */
  readonly keyOf: (nth: number) => string
  /** A key that fewer texts share, to find the nearest of those with the same one. */
  readonly narrow: (text: string) => string
  readonly flag: number
}

/** Phrases whose translation is known, found by what is left of a text without capitals, marks and the like. */
export class PhraseBook {
  readonly #table: PhraseTable
  readonly #sides: Readonly<Record<BookLanguage, Side>>

  constructor(table: PhraseTable) {
    const { english, japanese, byJapanese } = table
    this.#table = table
    this.#sides = {
      en: createSide({
        source: english,
        target: japanese,
        placeOf: (nth) => nth,
        fold: foldEnglish,
        narrow: foldEnglish,
        flag: flagBits.answersEnglish,
      }),
      ja: createSide({
        source: japanese,
        target: english,
        placeOf: (nth) => byJapanese[nth] ?? 0,
        fold: foldJapanese,
        narrow: narrowJapanese,
        flag: flagBits.answersJapanese,
      }),
    }
  }

  /** All that the text is known as, the best first: those written as it is, then by kind, as the list has them. */
  findAll(text: string, language: BookLanguage): Phrase[] {
    const side = this.#sides[language]
    const key = side.fold(text)
    if (key === '') return []
    const found: Phrase[] = []
    for (let nth = this.#findFirst(side, key); nth < this.#table.count && side.keyOf(nth) === key; nth++) {
      const place = side.placeOf(nth)
      const flags = this.#table.flags[place] ?? 0
      const kind = kinds[flags & 3]
      if (!kind || (flags & side.flag) === 0) continue
      const isOwn = (flags & flagBits.isOwn) !== 0
      found.push({ source: side.source.read(place), target: side.target.read(place), kind, isOwn })
    }
    const narrow = side.narrow(text)
    const isSame = (phrase: Phrase) => Number(side.narrow(phrase.source) === narrow)
    return found.toSorted((one, other) => isSame(other) - isSame(one))
  }

  /** By halving: the first whose key is not smaller. */
  #findFirst(side: Side, key: string): number {
    let [low, high] = [0, this.#table.count]
    while (low < high) {
      const middle = (low + high) >> 1
      if (side.keyOf(middle) < key) low = middle + 1
      else high = middle
    }
    return low
  }
}

function createSide(side: Omit<Side, 'keyOf'>): Side {
  const keyOf = memoizeRecent(maxKeys, (nth: number) => side.fold(side.source.read(side.placeOf(nth))))
  return { ...side, keyOf }
}
