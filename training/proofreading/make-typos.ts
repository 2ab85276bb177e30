import {
  listKanaNeighbours,
  voicedPairs,
} from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/kana-neighbours.ts'
import { listKanjiRivals } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/list-kanji-rivals.ts'
import { pick } from '../moderations/random.ts'
import type { DictionaryWord } from './dictionary.ts'

export const typoKinds = ['homophone', 'near-key', 'missing', 'doubled', 'swapped', 'kana'] as const
/** What people's slips are like beside that. */
export const slipKinds = [...typoKinds, 'particle', 'missing particle', 'extra', 'kanji'] as const
export type TypoKind = (typeof slipKinds)[number]

/** A sentence with one mistake, and where it is. */
export interface Typo {
  readonly kind: TypoKind
  readonly text: string
  readonly clean: string
  /** What is wrong stands from here to before `end`; where something is missing, the characters around its gap. */
  readonly begin: number
  readonly end: number
}

type Tokens = readonly (readonly [surface: string, reading: string])[]
export type MakeTypo = (kind: TypoKind, sentence: string, tokens: Tokens, random: () => number) => Typo | undefined

const confusable = [
  ...voicedPairs,
  'はば',
  'ひび',
  'ふぶ',
  'へべ',
  'ほぼ',
  'つっ',
  'やゃ',
  'ゆゅ',
  'よょ',
  'はわ',
  'をお',
  'へえ',
  'じぢ',
  'ずづ',
  'はが',
  'がを',
  'にで',
  'いえ',
  'おう',
]
const letter = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u

export function createTypos(dictionary: readonly DictionaryWord[]): MakeTypo {
  const makers = createMakers(dictionary)
  return (kind, clean, tokens, random) => {
    const change = makers[kind](clean, tokens, random)
    if (!change) return undefined
    const text = clean.slice(0, change.begin) + change.wrong + clean.slice(change.end)
    if (text === clean) return undefined
    const { begin } = change
    if (change.wrong === '')
      return { kind, text, clean, begin: Math.max(0, begin - 1), end: Math.min(text.length, begin + 1) }
    return { kind, text, clean, begin, end: begin + change.wrong.length }
  }
}

type Maker = (sentence: string, tokens: Tokens, random: () => number) => Change | undefined

function createMakers(dictionary: readonly DictionaryWord[]): Readonly<Record<TypoKind, Maker>> {
  const homophones = groupByReading(dictionary)
  const neighbours = listKanaNeighbours()
  const rivals = listKanjiRivals(listMeant(homophones))
  const nearKeys = (kana: string) => (neighbours.get(kana) ?? []).filter((other) => !isConfusable(kana, other))
  return {
    homophone: (sentence, tokens, random) => mistakeWord(sentence, tokens, homophones, random),
    'near-key': (sentence, _tokens, random) => mistakeKana(sentence, nearKeys, random),
    kana: (sentence, _tokens, random) => mistakeKana(sentence, listConfusable, random),
    missing: leaveOut,
    doubled: writeTwice,
    swapped: swap,
    particle: mistakeParticle,
    'missing particle': leaveParticleOut,
    extra(sentence, _tokens, random) {
      const at = pickLetter(sentence, random)
      return at === undefined ? undefined : { begin: at, end: at, wrong: pick(added, random) }
    },
    kanji(sentence, _tokens, random) {
      const places = [...Array(sentence.length).keys()].filter((at) => rivals.has(sentence[at] ?? ''))
      if (places.length === 0) return undefined
      const at = pick(places, random)
      return { begin: at, end: at + 1, wrong: pick(rivals.get(sentence[at] ?? '') ?? [], random) }
    },
  }
}

function isConfusable(one: string, other: string): boolean {
  return confusable.some((pair) => pair.includes(one) && pair.includes(other))
}

function listConfusable(kana: string): readonly string[] {
  return confusable.filter((pair) => pair.includes(kana)).map((pair) => pair.replace(kana, ''))
}

function leaveOut(sentence: string, _tokens: Tokens, random: () => number): Change | undefined {
  const at = pickLetter(sentence, random)
  return at === undefined ? undefined : { begin: at, end: at + 1, wrong: '' }
}

function writeTwice(sentence: string, _tokens: Tokens, random: () => number): Change | undefined {
  const at = pickLetter(sentence, random)
  if (at === undefined) return undefined
  const length = random() < 0.75 ? 1 : 2
  const said = sentence.slice(at, at + length)
  return { begin: at, end: at + length, wrong: said + said }
}

function swap(sentence: string, _tokens: Tokens, random: () => number): Change | undefined {
  const at = pickLetter(sentence, random)
  const [one, other] = at === undefined ? [] : [sentence[at], sentence[at + 1]]
  if (at === undefined || !one || !other || one === other || !letter.test(other)) return undefined
  return { begin: at, end: at + 2, wrong: other + one }
}

function mistakeParticle(sentence: string, tokens: Tokens, random: () => number): Change | undefined {
  const [at, particle] = pickParticle(sentence, tokens, random) ?? []
  if (at === undefined || particle === undefined) return undefined
  return { begin: at, end: at + particle.length, wrong: pick(particles, random) }
}

function leaveParticleOut(sentence: string, tokens: Tokens, random: () => number): Change | undefined {
  const [at, particle] = pickParticle(sentence, tokens, random) ?? []
  return at === undefined || particle === undefined ? undefined : { begin: at, end: at + particle.length, wrong: '' }
}

const particles = [...'をををががははににでとののへも']
/** Letters that are written once too often. */
const added = [...'をををががははにににでととのののもいいしてたすなるられこうかくっんまー']

/** A particle behind a word, by where it begins. */
function pickParticle(
  sentence: string,
  tokens: Tokens,
  random: () => number,
): readonly [at: number, particle: string] | undefined {
  const places: (readonly [number, string])[] = []
  let at = 0
  for (const [index, [surface]] of tokens.entries()) {
    at = sentence.indexOf(surface, at)
    if (at < 0) return undefined
    const before = tokens[index - 1]?.[0] ?? ''
    if (particles.includes(surface) && /[\p{Script=Katakana}\p{Script=Han}\p{Script=Latin}ーれと]$/u.test(before))
      places.push([at, surface])
    at += surface.length
  }
  return places.length === 0 ? undefined : pick(places, random)
}

interface Change {
  readonly begin: number
  readonly end: number
  readonly wrong: string
}

function pickLetter(sentence: string, random: () => number): number | undefined {
  const places = [...Array(sentence.length).keys()].filter((at) => letter.test(sentence[at] ?? ''))
  return places.length === 0 ? undefined : pick(places, random)
}

function mistakeKana(
  sentence: string,
  others: (kana: string) => readonly string[],
  random: () => number,
): Change | undefined {
  const places = [...Array(sentence.length).keys()].filter((at) => others(sentence[at] ?? '').length > 0)
  if (places.length === 0) return undefined
  const at = pick(places, random)
  return { begin: at, end: at + 1, wrong: pick(others(sentence[at] ?? ''), random) }
}

function mistakeWord(
  sentence: string,
  tokens: Tokens,
  homophones: ReadonlyMap<string, readonly DictionaryWord[]>,
  random: () => number,
): Change | undefined {
  const places: { readonly at: number; readonly surface: string; readonly others: readonly DictionaryWord[] }[] = []
  let at = 0
  for (const [surface, reading] of tokens) {
    at = sentence.indexOf(surface, at)
    if (at < 0) return undefined
    const others = (homophones.get(reading) ?? []).filter((word) => word.surface !== surface)
    if (/\p{Script=Han}/u.test(surface) && reading.length > 1 && others.length > 0) places.push({ at, surface, others })
    at += surface.length
  }
  if (places.length === 0) return undefined
  const { at: begin, surface, others } = pick(places, random)
  return { begin, end: begin + surface.length, wrong: pickByCost(others, random) }
}

/** Frequent words are written by mistake more often. */
function pickByCost(words: readonly DictionaryWord[], random: () => number): string {
  const weights = words.map(({ cost }) => Math.exp(-cost / 1200))
  let left = random() * weights.reduce((one, other) => one + other, 0)
  return words.find((_, index) => (left -= weights[index] ?? 0) <= 0)?.surface ?? words[0]?.surface ?? ''
}

function groupByReading(dictionary: readonly DictionaryWord[]): ReadonlyMap<string, readonly DictionaryWord[]> {
  const groups = new Map<string, DictionaryWord[]>()
  for (const word of dictionary) {
    if (!/\p{Script=Han}/u.test(word.surface) || !/^(?:名詞|動詞|形容詞|副詞)$/.test(word.partOfSpeech)) continue
    groups.set(word.reading, [...(groups.get(word.reading) ?? []), word])
  }
  return groups
}

/** For each word the others of its reading. */
function listMeant(homophones: ReadonlyMap<string, readonly DictionaryWord[]>): Map<string, readonly string[]> {
  const groups = [...homophones.values()].map((words) => [...new Set(words.map(({ surface }) => surface))])
  return new Map(groups.flatMap((words) => words.map((word) => [word, words] as const)))
}

interface Range {
  readonly begin: number
  readonly end: number
}

/** Whether a change, or a flagged word, touches the mistake. */
export function isLocated(typo: Range, { begin, end }: Range): boolean {
  return begin === end ? begin >= typo.begin && begin <= typo.end : begin < typo.end && end > typo.begin
}
