import { type Dictionary, fillIn, type Values } from './dictionary.ts'

export type FindSentence = (english: string) => string | undefined

/** Characters; what is longer is no sentence of ours. */
const maxLength = 1_000

/** Values of these names are parts of a sentence, which have to be known themselves. */
const parts: ReadonlySet<string> = new Set(['sentence', 'fault', 'part'])

/** Values of these names may be several sentences, and stand as they are but for a list, whose items are said one by one. */
const whole: ReadonlySet<string> = new Set(['message', 'reason', 'list'])

/** A comma within brackets belongs to the item. */
const betweenItems = /, (?![^()]*\))/

/**
 * Finds sentences that were put together elsewhere, values and all, such as the server's: by the template that they follow, the one with
 * the most words of its own first; several sentences in a row one by one, where each is known.
 */
export function createSentenceFinder(templates: Dictionary, findWhole: FindSentence): FindSentence {
  const rules = Object.entries(templates)
    .map(toRule)
    .toSorted((one, other) => other.ownLength - one.ownLength)
  const find: FindSentence = (english) => findWhole(english) ?? findOneByOne(english) ?? findByRule(english)
  const findByRule: FindSentence = (english) => {
    if (english.length > maxLength) return undefined
    for (const { pattern, other } of rules) {
      const found = pattern.exec(english)
      const values = found && findParts(found.groups ?? {}, find)
      if (values) return fillIn(other, values)
    }
    return undefined
  }
  const findOneByOne: FindSentence = (english) => {
    const sentences = english.split(/(?<=[.!?]) (?=["A-Z])/)
    if (sentences.length === 1) return undefined
    const found = sentences.map((sentence) => findWhole(sentence) ?? findByRule(sentence))
    return found.every((sentence) => sentence !== undefined) ? found.join('') : undefined
  }
  return find
}

/** What a value may be: anything within one sentence; a part of one, or what another program said, may hold more; a count is written in digits. */
function patternOf(name: string): string {
  if (name === 'count') return '[\\d.,]+'
  return parts.has(name) || whole.has(name) ? '.+?' : '(?:(?![.!?] ["A-Z]).)+?'
}

/** Undefined where one of them is not known. */
function findParts(groups: Readonly<Record<string, string>>, find: FindSentence): Values | undefined {
  const values = Object.entries(groups).map(([name, value]) => [name, sayValue(name, value, find)] as const)
  return values.every(isKnown) ? Object.fromEntries(values) : undefined
}

function sayValue(name: string, value: string, find: FindSentence): string | undefined {
  if (name !== 'list') return parts.has(name) ? find(value) : value
  return value
    .split(betweenItems)
    .map((item) => find(item) ?? item)
    .join('、')
}

function isKnown(entry: readonly [string, string | undefined]): entry is readonly [string, string] {
  return entry[1] !== undefined
}

function toRule([english, other]: readonly [string, string]) {
  const pieces = english.split(/\{(\w+)\}/)
  // Pieces of text and names take turns.
  const source = pieces
    .map((piece, index) => (index % 2 === 0 ? escapeForPattern(piece) : `(?<${piece}>${patternOf(piece)})`))
    .join('')
  const ownLength = pieces.filter((_piece, index) => index % 2 === 0).join('').length
  return { pattern: new RegExp(`^${source}$`, 's'), other, ownLength }
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
