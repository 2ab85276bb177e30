import { ActionError, badValue } from '../../domain/action-error.ts'
import { cleanValue } from './clean-value.ts'
import type { Warnings } from './warnings.ts'

/** Values that one parameter may hold (mediawiki.org/wiki/API:Data_formats). */
export const maxValues = 50

/** Whole numbers beyond this are written as it: MediaWiki's own are of 64 bits, JavaScript's exact ones are not. */
const largest = Number.MAX_SAFE_INTEGER

export interface LimitOptions {
  readonly standard: number
  readonly max: number
}

/** The parameters of a call, read in the types that MediaWiki has (mediawiki.org/wiki/API:Data_formats). */
export class Parameters {
  readonly #values: ReadonlyMap<string, string>
  readonly #warnings: Warnings
  readonly #known = new Set<string>()

  constructor(values: ReadonlyMap<string, string>, warnings: Warnings) {
    this.#values = values
    this.#warnings = warnings
  }

  /** Names that the modules of this call have; the others are warned of. */
  know(names: readonly string[]): void {
    for (const name of names) this.#known.add(name)
  }

  get unrecognized(): string[] {
    return [...this.#values.keys()].filter((name) => !this.#known.has(name))
  }

  /** A boolean is true when it is sent, whatever its value. */
  isSet(name: string): boolean {
    return this.#values.has(name)
  }

  text(name: string): string | undefined {
    const value = this.#values.get(name)
    if (value === undefined) return undefined
    if (value.startsWith('\u{1f}')) {
      throw new ActionError(
        'badvalue',
        `Parameter "${name}" accepts only a single value. U+001F multi-value separation may only be used for multi-valued parameters.`,
      )
    }
    return this.#clean(name, value)
  }

  integer(name: string): number | undefined {
    const text = this.text(name)
    return text === undefined ? undefined : readInteger(name, text)
  }

  /** A number of results: 1 up to what is allowed, or `max`; what lies outside is set to the nearest, with a warning. */
  limit(name: string, module: string, { standard, max }: LimitOptions): number {
    const text = this.text(name)
    if (text === undefined) return standard
    if (text === 'max') return max
    const number = readInteger(name, text)
    if (number >= 1 && number <= max) return number
    this.#warnings.add(module, `The value "${text}" for parameter "${name}" must be between 1 and ${max}.`)
    return Math.min(Math.max(number, 1), max)
  }

  /** Values separated by `|`, or by U+001F when the text begins with it. */
  list(name: string): string[] | undefined {
    const value = this.#values.get(name)
    if (value === undefined) return undefined
    const isAlternative = value.startsWith('\u{1f}')
    const text = this.#clean(name, isAlternative ? value.slice(1) : value, isAlternative ? '\t\n\r\u{1f}' : undefined)
    const values = text === '' ? [] : text.split(isAlternative ? '\u{1f}' : '|', maxValues + 1)
    if (values.length <= maxValues) return values
    throw new ActionError(
      'toomanyvalues',
      `Too many values supplied for parameter "${name}". The limit is ${maxValues}.`,
    )
  }

  integers(name: string): number[] | undefined {
    return this.list(name)?.map((text) => readInteger(name, text))
  }

  /** Values of a fixed set; others are left out with a warning. */
  choices<Value extends string>(name: string, module: string, known: readonly Value[]): Value[] | undefined {
    const values = this.list(name)
    if (!values) return undefined
    const unknown = values.filter((value) => !isOneOf(known, value))
    if (unknown.length > 0) {
      const plural = unknown.length > 1 ? 'values' : 'value'
      this.#warnings.add(module, `Unrecognized ${plural} for parameter "${name}": ${unknown.join(', ')}.`)
    }
    return [...new Set(values.filter((value) => isOneOf(known, value)))]
  }

  /** One value of a fixed set. */
  choice<Value extends string>(name: string, known: readonly Value[]): Value | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    if (isOneOf(known, value)) return value
    throw badValue(name, value)
  }

  #clean(name: string, value: string, kept?: string): string {
    const clean = cleanValue(value, kept)
    if (clean !== value)
      this.#warnings.add(
        'main',
        `The value passed for "${name}" contains invalid or non-normalized data. Textual data should be valid, NFC-normalized Unicode without C0 control characters other than HT (\\t), LF (\\n), and CR (\\r).`,
      )
    return clean
  }
}

function isOneOf<Value extends string>(known: readonly Value[], value: string): value is Value {
  return known.some((each) => each === value)
}

function readInteger(name: string, text: string): number {
  if (!/^[+-]?\d+$/.test(text))
    throw new ActionError('badinteger', `Invalid value "${text}" for integer parameter "${name}".`)
  return Math.min(Math.max(Number(text), -largest), largest)
}
