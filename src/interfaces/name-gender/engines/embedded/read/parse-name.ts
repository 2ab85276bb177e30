import { normalizeText } from '../../../../../libraries/text/normalize-text.ts'
import { toLatin } from '../script/to-latin.ts'
import type { Origin } from '../origins.ts'
import { divideCharacters } from './divide-characters.ts'
import { originsOfLetters } from './origins-of-letters.ts'
import { attachedTitles, particles, suffixes, titles, titlesOfMen, titlesOfWomen } from './words.ts'

/** A name taken apart, as far as its writing shows. */
export interface ParsedName {
  /** Words in Latin letters or in characters, without titles, initials and particles; in the order they were written. */
  readonly words: readonly string[]
  /** How many of `words` are known to be given names, at the front; undefined where only their spelling can show it. */
  readonly givenFirst: number | undefined
  /** What titles and particles show: positive for a woman, in logarithms of odds. */
  readonly leaning: number
  readonly hasInitials: boolean
  /** How many of `words` stand before the first initial; undefined without one. */
  readonly beforeInitial: number | undefined
  /** Particles that name a parent: bin, binti. */
  readonly markers: readonly string[]
  /** The whole without its title, where it is written in characters, Hangul or kana without a space. */
  readonly undivided: string | undefined
  /** Where names are written with these letters. */
  readonly writtenIn: ReadonlySet<Origin>
}

interface NameToken {
  readonly word: string
  readonly isCapital: boolean
}

/** Most characters that are looked at; no name is longer. */
export const maxNameLength = 120

/** Takes a name apart: "Dr. Curie, Marie", "J. K. Rowling", "ZHANG Wei", 田中花子さん. `familyNames` are those in characters. */
export function parseName(text: string, familyNames: ReadonlySet<string>): ParsedName {
  const plain = clean(text.slice(0, maxNameLength))
  return { ...takeApart(plain, familyNames), writtenIn: originsOfLetters(plain) }
}

type WrittenParts = Omit<ParsedName, 'writtenIn'>

function takeApart(plain: string, familyNames: ReadonlySet<string>): WrittenParts {
  const [before = '', ...after] = plain.split(/[,،、]/)
  const rest = after.map((part) => splitWords(part)).filter((words) => !words.every(isSuffix))
  const first = splitWords(before)
  if (rest.length > 0 && first.length > 0) return finish(rest.flat(), first, true)
  return divide(first, familyNames)
}

function divide(words: readonly string[], familyNames: ReadonlySet<string>): WrittenParts {
  const [only = ''] = words
  if (words.length > 1 || !isInCharacters(only)) return finish(words, [], false)
  const titled = dropAttachedTitle(only)
  const { given, family } = divideCharacters(titled.word, familyNames)
  const parsed = finish(given ? [given] : [], family ? [family] : [], true)
  return { ...parsed, leaning: titled.leaning, undivided: titled.word }
}

/** Word boundaries are spaces, dots and underscores; quotation marks and what stands in brackets go. */
function clean(text: string): string {
  if (isPlainText(text)) return text
  return normalizeText(text, 'NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, ' ')
    .replace(/\([^()]{0,60}\)/g, ' ')
    .replace(/["“”„«»]/g, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[・·]/g, ' ')
}

/** Whether a text has nothing but Latin letters without accents, and what commonly stands between those of names. */
export function isPlainText(text: string): boolean {
  return /^[a-zA-Z .,'-]*$/.test(text)
}

function splitWords(text: string): string[] {
  return text.split(/[\s._]+/).filter((word) => word !== '' && word !== '-')
}

const isSuffix = (word: string) => suffixes.has(word.toLowerCase())
const isInCharacters = (word: string) => /^[\u3005\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]+$/.test(word)

function dropAttachedTitle(word: string): { word: string; leaning: number } {
  for (const [title, leaning] of attachedTitles) {
    if (word.endsWith(title) && word.length > title.length + 1) return { word: word.slice(0, -title.length), leaning }
  }
  return { word, leaning: 0 }
}

function finish(given: readonly string[], family: readonly string[], isDivided: boolean): WrittenParts {
  const front = sift(given, !isDivided || family.length === 0)
  const back = sift(family, isDivided)
  const words = [...front.parts, ...back.parts]
  const capitals = words.filter(({ isCapital }) => isCapital)
  const byCapitals = !isDivided && capitals.length > 0 && capitals.length < words.length
  const ordered = byCapitals ? [...words.filter(({ isCapital }) => !isCapital), ...capitals] : words
  return {
    words: ordered.map(({ word }) => word),
    givenFirst: byCapitals ? words.length - capitals.length : isDivided ? front.parts.length : undefined,
    leaning: front.leaning + back.leaning,
    hasInitials: front.hasInitials || back.hasInitials,
    beforeInitial: front.beforeInitial,
    markers: [...front.markers, ...back.markers],
    undivided: undefined,
  }
}

/** Drops titles at the front, suffixes at the end, initials and particles. */
function sift(written: readonly string[], hasTitles: boolean) {
  const parts: NameToken[] = []
  const markers: string[] = []
  let [leaning, hasInitials, isFront] = [0, false, hasTitles]
  let beforeInitial: number | undefined
  for (const [at, raw] of written.entries()) {
    const word = toLatin(raw).replace(/^['-]+|['-]+$|-(?:san|sama|chan|kun|ssi|nim)$/g, '')
    if (word === '') continue
    const isMore = at < written.length - 1
    if (isFront && isMore && isTitle(word)) {
      leaning += titlesOfWomen.has(word) ? 6 : titlesOfMen.has(word) ? -6 : 0
      continue
    }
    isFront = false
    if (isInitial(raw, word)) {
      hasInitials = true
      beforeInitial ??= parts.length
    } else if (at > 0 && isSuffix(word)) continue
    else if (particles.has(word) && isMore && (at > 0 || parts.length > 0)) markers.push(word)
    else
      parts.push({
        word: word.replaceAll("'", ''),
        isCapital: raw.length > 2 && raw === raw.toUpperCase() && raw !== raw.toLowerCase(),
      })
  }
  return { parts, markers, leaning, hasInitials, beforeInitial }
}

const isTitle = (word: string) => titles.has(word) || titlesOfMen.has(word) || titlesOfWomen.has(word)

/** One letter, or two or three capitals without a vowel: "JK", "RM"; and "J-P". */
function isInitial(raw: string, word: string): boolean {
  if (word.length > 3 && !word.includes('-')) return false
  if (!/^[a-z-]+$/.test(word)) return false
  return (
    word.length === 1 || /^[a-z](?:-[a-z])+$/.test(word) || (raw.length <= 3 && /^[B-DF-HJ-NP-TV-XZ]{2,3}$/.test(raw))
  )
}
