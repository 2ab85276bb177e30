import {
  anyCharacter,
  type CharacterSet,
  digits,
  has,
  negate,
  unite,
  whiteSpace,
  withinLine,
  wordCharacters,
} from './character-set.ts'

/** What a regular expression takes, as far as it is regular and a grammar can hold it. */
export type Pattern =
  | { readonly kind: 'character'; readonly set: CharacterSet }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly body: Pattern; readonly min: number; readonly max: number | undefined }
  | { readonly kind: 'start' | 'end' }

const longest = 1_000

/**
 * Reads an ECMAScript regular expression. Undefined for one that is wrong, longer than 1,000 characters, or has more to it than a
 * regular language: look-around, references back, bounds of words, properties of Unicode.
 */
export function parsePattern(source: string): Pattern | undefined {
  if (source.length > longest) return undefined
  const parser = new PatternParser(source)
  try {
    return parser.parse()
  } catch (thrown) {
    if (thrown instanceof NotRegular) return undefined
    throw thrown
  }
}

class NotRegular extends Error {}

class PatternParser {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  parse(): Pattern {
    const pattern = this.#readChoice()
    if (this.#at < this.#source.length) throw new NotRegular()
    return pattern
  }

  #readChoice(): Pattern {
    const options = [this.#readSequence()]
    while (this.#take('|')) options.push(this.#readSequence())
    const [only] = options
    return only && options.length === 1 ? only : { kind: 'choice', options }
  }

  #readSequence(): Pattern {
    const parts: Pattern[] = []
    while (this.#at < this.#source.length && !this.#sees('|') && !this.#sees(')'))
      parts.push(this.#readQuantified(this.#readAtom()))
    return { kind: 'sequence', parts }
  }

  #readAtom(): Pattern {
    if (this.#take('^')) return { kind: 'start' }
    if (this.#take('$')) return { kind: 'end' }
    if (this.#take('(')) return this.#readGroup()
    if (this.#take('[')) return { kind: 'character', set: this.#readClass() }
    if (this.#take('.')) return { kind: 'character', set: withinLine }
    if (/[*+?{}\]]/.test(this.#peek())) throw new NotRegular()
    return { kind: 'character', set: this.#readCharacter() }
  }

  #readGroup(): Pattern {
    const [opening] = /^(?:\?:|\?<\w+>)/.exec(this.#source.slice(this.#at, this.#at + 80)) ?? ['']
    this.#at += opening.length
    if (this.#sees('?')) throw new NotRegular()
    const body = this.#readChoice()
    if (!this.#take(')')) throw new NotRegular()
    return body
  }

  #readQuantified(body: Pattern): Pattern {
    const found = /^(?:([*+?])|\{(\d{1,4})(?:(,)(\d{0,4}))?\})\??/.exec(this.#source.slice(this.#at, this.#at + 13))
    if (!found) return body
    if (body.kind === 'start' || body.kind === 'end') throw new NotRegular()
    this.#at += found[0].length
    const [, sign, least = '0', comma, most] = found
    if (sign) return { kind: 'repeat', body, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : undefined }
    const min = Number(least)
    const max = comma === undefined ? min : most ? Number(most) : undefined
    if (max !== undefined && max < min) throw new NotRegular()
    return { kind: 'repeat', body, min, max }
  }

  #readClass(): CharacterSet {
    const isNegated = this.#take('^')
    const sets: CharacterSet[] = []
    while (!this.#take(']')) {
      const first = this.#readCharacter()
      const isRange = this.#sees('-') && this.#source[this.#at + 1] !== ']'
      if (isRange) this.#at += 1
      sets.push(isRange ? toRange(first, this.#readCharacter()) : first)
    }
    return isNegated ? negate(unite(sets)) : unite(sets)
  }

  /** One character, written as it is or escaped, or one of the sets that have an escape. */
  #readCharacter(): CharacterSet {
    const sign = this.#next()
    if (sign !== '\\') return only(sign.codePointAt(0))
    const escaped = this.#next()
    const set = sets.get(escaped)
    if (set) return set
    const control = controls.get(escaped)
    if (control !== undefined) return only(control)
    if (escaped === 'u' || escaped === 'x') return this.#readCode(escaped)
    if (/\w/.test(escaped)) throw new NotRegular()
    return only(escaped.codePointAt(0))
  }

  #readCode(kind: 'u' | 'x'): CharacterSet {
    const shape = kind === 'x' ? /^([\da-f]{2})/i : /^(?:([\da-f]{4})|\{([\da-f]{1,6})\})/i
    const found = shape.exec(this.#source.slice(this.#at, this.#at + 8))
    if (!found) throw new NotRegular()
    this.#at += found[0].length
    return only(parseInt(found[1] ?? found[2] ?? '', 16))
  }

  #peek(): string {
    return this.#source[this.#at] ?? ''
  }

  #sees(sign: string): boolean {
    return this.#peek() === sign
  }

  #take(sign: string): boolean {
    const isThere = this.#sees(sign)
    if (isThere) this.#at += 1
    return isThere
  }

  #next(): string {
    const codePoint = this.#source.codePointAt(this.#at)
    if (codePoint === undefined) throw new NotRegular()
    const sign = String.fromCodePoint(codePoint)
    this.#at += sign.length
    return sign
  }
}

const sets: ReadonlyMap<string, CharacterSet> = new Map([
  ['d', digits],
  ['D', negate(digits)],
  ['w', wordCharacters],
  ['W', negate(wordCharacters)],
  ['s', whiteSpace],
  ['S', negate(whiteSpace)],
])

const controls: ReadonlyMap<string, number> = new Map([
  ['t', 0x09],
  ['n', 0x0a],
  ['v', 0x0b],
  ['f', 0x0c],
  ['r', 0x0d],
  ['0', 0x00],
])

function only(codePoint: number | undefined): CharacterSet {
  if (codePoint === undefined || !has(anyCharacter, codePoint)) throw new NotRegular()
  return [[codePoint, codePoint]]
}

function toRange(from: CharacterSet, to: CharacterSet): CharacterSet {
  const [first, last] = [from[0], to[0]]
  const areSingle = from.length === 1 && to.length === 1 && first?.[0] === first?.[1] && last?.[0] === last?.[1]
  if (!first || !last || !areSingle || first[0] > last[0]) throw new NotRegular()
  return [[first[0], last[0]]]
}
