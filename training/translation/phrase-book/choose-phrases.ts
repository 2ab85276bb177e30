import { foldEnglish } from '../../../src/capabilities/translation/engines/phrase-book/fold-english.ts'
import {
  foldJapanese,
  narrowJapanese,
} from '../../../src/capabilities/translation/engines/phrase-book/fold-japanese.ts'
import type { ScoredPair } from './score-pairs.ts'

export interface ChosenPhrase extends ScoredPair {
  readonly quality: number
  /** Whether it is the answer to its English, and to its Japanese. */
  readonly answersEnglish: boolean
  readonly answersJapanese: boolean
}

/** Of the phrases that say the same in one language, for each kind of text, the one that most of the others are like. */
export function choosePhrases(phrases: readonly ScoredPair[]): ChosenPhrase[] {
  const byEnglish = chooseBy(phrases, {
    group: (phrase) => `${phrase.kind} ${foldEnglish(phrase.english)}`,
    translation: (phrase) => narrowJapanese(phrase.japanese),
    style: japaneseStyle,
  })
  const byJapanese = chooseBy(phrases, {
    group: (phrase) => `${phrase.kind} ${narrowJapanese(phrase.japanese)}`,
    translation: (phrase) => foldEnglish(phrase.english),
    style: englishStyle,
  })
  const chosen = new Map<string, ChosenPhrase>()
  for (const phrase of phrases) {
    const [english, japanese] = [byEnglish.get(phrase), byJapanese.get(phrase)]
    if (english === undefined && japanese === undefined) continue
    const quality = Math.max(english ?? -99, japanese ?? -99)
    chosen.set(`${phrase.kind} ${phrase.english} ${phrase.japanese}`, {
      ...phrase,
      quality,
      answersEnglish: english !== undefined,
      answersJapanese: japanese !== undefined,
    })
  }
  return [...chosen.values()]
}

interface Choice {
  readonly group: (phrase: ScoredPair) => string
  readonly translation: (phrase: ScoredPair) => string
  readonly style: (phrase: ScoredPair) => number
}

/** The best of each group, with how good it is. */
function chooseBy(phrases: readonly ScoredPair[], { group, translation, style }: Choice): Map<ScoredPair, number> {
  const best = new Map<ScoredPair, number>()
  for (const group_ of Map.groupBy(phrases, group).values()) {
    const translations = group_.map((phrase) => pairsOfLetters(translation(phrase)))
    const rated = group_.map((phrase, at) => {
      const own = phrase.source === 'own' ? 100 - at : 0
      return { phrase, quality: own + rate(phrase) + 3 * likeness(translations, at) + style(phrase) }
    })
    const [first, ...others] = rated.toSorted((one, other) => other.quality - one.quality)
    if (first && !isDisputed(first, others, translation)) best.set(first.phrase, first.quality)
  }
  return best
}

interface Rated {
  readonly phrase: ScoredPair
  readonly quality: number
}

/** Nearer ones than this leave it open which is meant. */
const clearLead = 1

/** Whether a single word has another translation that is as good and quite unlike: "Match" is 一致 and 試合. */
function isDisputed({ phrase, quality }: Rated, others: readonly Rated[], translation: Choice['translation']): boolean {
  if (phrase.source === 'own' || phrase.english.includes(' ')) return false
  const first = pairsOfLetters(translation(phrase))
  return others.some(
    (other) => quality - other.quality < clearLead && dice(first, pairsOfLetters(translation(other.phrase))) < 0.4,
  )
}

function rate({ source, agreement, english, japanese }: ScoredPair): number {
  const hasQuotes = /["“”「『]/u.test(english + japanese)
  const isTerm = source === 'id-tagging-schema' && english.split(' ').length <= 2
  return Math.max(agreement, -5) - (isTerm ? 2 : 0) - (source === 'jec' ? 2 : 0) - (hasQuotes ? 1 : 0)
}

/** How like the others it is, in the mean. */
function likeness(translations: readonly ReadonlySet<string>[], at: number): number {
  const own = translations[at] ?? new Set()
  if (translations.length === 1) return 0.3
  const others = translations.filter((_, other) => other !== at)
  return others.reduce((sum, other) => sum + dice(own, other), 0) / others.length
}

function pairsOfLetters(text: string): ReadonlySet<string> {
  const padded = ` ${text} `
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)))
}

function dice(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return (2 * one.intersection(other).size) / Math.max(1, one.size + other.size)
}

/** Polite forms fit most readers; those of one sex, age or region few. */
function japaneseStyle({ japanese, kind }: ScoredPair): number {
  const body = japanese.replace(/[。！？!?…]+$/u, '')
  const isRough =
    /(?:[ぜぞわ]|わよ|わね|かしら|じゃん|やん|へん|やで|なのよ|のよ|だい|かい|んだい|じゃ|ねえ|ねぇ|やねん|ちゃった|ちまった)$|俺|おれ|あたし|お前|おまえ|てめ|ほんま|めっちゃ/u.test(
      body,
    )
  if (isRough) return -2
  const isPolite =
    /(?:です|ます|でした|ました|ません|でしょう|ましょう|ください|下さい|ございます)(?:か|ね|よ|が)?$/u.test(body)
  return kind === 'everyday' && isPolite ? 0.7 : 0
}

function englishStyle({ english }: ScoredPair): number {
  const isOdd = /\b(?:ain't|gonna|wanna|gotta|thou|thee|whilst|shall|lest|y'all|ya)\b/i.test(english)
  return (isOdd ? -2 : 0) - 0.02 * english.length
}

/** The order of the English column. */
export function compareByEnglish(one: ChosenPhrase, other: ChosenPhrase): number {
  return compare(foldEnglish(one.english), foldEnglish(other.english)) || other.quality - one.quality
}

/** Places in the list, in the order of the Japanese keys. */
export function orderByJapanese(phrases: readonly ChosenPhrase[]): Uint32Array {
  const keys = phrases.map(({ japanese }) => foldJapanese(japanese))
  const places = Uint32Array.from(phrases.keys())
  return places.sort(
    (one, other) =>
      compare(keys[one] ?? '', keys[other] ?? '') || (phrases[other]?.quality ?? 0) - (phrases[one]?.quality ?? 0),
  )
}

/** By code units, as the book searches. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
