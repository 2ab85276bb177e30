import { drawLength } from './draw-length.ts'
import type { FormatInput } from './format-input.ts'

/** A way to make a text of a format large. */
export interface Growth {
  readonly name: string
  readonly by: FormatInput['by']
  readonly head?: string
  /** Repeated; a function gives a different piece each time. */
  readonly unit: string | ((index: number) => string)
  /** What stands in the middle, between the units and what closes them. */
  readonly middle?: string
  /** Closes each unit, after the middle. */
  readonly close?: string
  readonly tail?: string
  /** Of units, where a reader refuses more. */
  readonly maxCount?: number
}

const minLength = 500

/** Each way once, at a length that is drawn for it. */
export function* growAll(growths: readonly Growth[], random: () => number, maxLength: number): Generator<FormatInput> {
  for (const growth of growths) {
    const bytes = Buffer.from(growTo(growth, drawLength(random, minLength, maxLength)))
    yield { name: growth.name, by: growth.by, bytes }
  }
}

/** Of some so many characters. */
function growTo(
  { head = '', unit, middle = '', close = '', tail = '', maxCount = Infinity }: Growth,
  length: number,
): string {
  const sample = typeof unit === 'string' ? unit : unit(99_999)
  const room = Math.max(0, length - head.length - middle.length - tail.length)
  const count = Math.min(maxCount, Math.max(1, Math.floor(room / (sample.length + close.length))))
  const units =
    typeof unit === 'string' ? unit.repeat(count) : Array.from({ length: count }, (_, index) => unit(index)).join('')
  return `${head}${units}${middle}${close.repeat(count)}${tail}`
}
