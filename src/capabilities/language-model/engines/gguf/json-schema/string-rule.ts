import { memoizeRecent } from '../../../../../libraries/memoize/memoize-recent.ts'
import type { JsonSchema } from '../../../port.ts'
import { formats } from './formats.ts'
import { type Pattern, parsePattern } from './pattern/parse-pattern.ts'
import { listOptions, measureLength, writePattern } from './pattern/write-pattern.ts'
import { maxRepeats, readCount } from './read-count.ts'
import { allowsNothing } from './schema-fault.ts'

export interface StringContext {
  /** The grammar does not hold the keyword. */
  leaveOut(keyword: string): void
  /** The grammar holds it by all that is known; what was written is looked at again. */
  doubt(): void
  /** Told before work that grows with its input, about the characters of a rule. */
  pay(cost: number): void
}

/** What a character of a pattern costs, and a repetition: llama.cpp makes a rule of each. */
const patternCost = 2
const repetitionCost = 2

interface Lengths {
  readonly min: number
  readonly max: number | undefined
}

/** The rule for strings of a schema: of a pattern, a format and lengths, what a grammar can hold together. */
export function writeString(schema: JsonSchema, context: StringContext): string {
  const lengths = { min: readCount(schema, 'minLength') ?? 0, max: readCount(schema, 'maxLength') }
  const { pattern: source, format } = schema
  const shape = typeof format === 'string' ? formats.get(format) : undefined
  const written = typeof source === 'string' ? writeSource(source, lengths, context) : undefined
  if (written) {
    // Whoever writes a format and a pattern side by side writes the same twice, as zod does.
    if (format !== undefined) context.doubt()
    return finish(written, lengths, context)
  }
  if (source !== undefined && shape === undefined) context.leaveOut('pattern')
  if (format !== undefined && shape === undefined) context.leaveOut('format')
  if (shape === undefined) return writePlain(lengths, context)
  if (source !== undefined) context.doubt()
  const held = writeSource(shape, lengths, context)
  return held ? finish(held, lengths, context) : writePlain(lengths, context)
}

interface WrittenSource {
  readonly rule: string
  readonly lengths: Lengths
}

function writeSource(source: string, wanted: Lengths, { pay }: StringContext): WrittenSource | undefined {
  pay(source.length * patternCost)
  if (wanted.min === 0 && wanted.max === undefined) return writeKnown(source) ?? undefined
  const pattern = parsePattern(source)
  return pattern && writeParsed(fitLengths(pattern, wanted))
}

/** The same few patterns stand in all schemas of a program, and in all of its requests. */
const writeKnown = memoizeRecent(128, (source: string): WrittenSource | null => {
  const pattern = parsePattern(source)
  return (pattern && writeParsed(pattern)) ?? null
})

function writeParsed(pattern: Pattern): WrittenSource | undefined {
  const rule = writePattern(pattern)
  if (rule === undefined) return undefined
  const isAnchored = listOptions(pattern).every(isWhole)
  const { min, max } = measureLength(pattern)
  return { rule, lengths: { min, max: isAnchored && Number.isFinite(max) ? max : undefined } }
}

function isWhole(pattern: Pattern): boolean {
  return pattern.kind === 'sequence' && pattern.parts[0]?.kind === 'start' && pattern.parts.at(-1)?.kind === 'end'
}

/** One class that is repeated, such as `^[a-z]+$`, takes the lengths as its counts. */
function fitLengths(pattern: Pattern, { min, max }: Lengths): Pattern {
  const [start, body, end] = pattern.kind === 'sequence' && pattern.parts.length === 3 ? pattern.parts : []
  if (!start || !end || !isWhole(pattern) || body?.kind !== 'repeat' || body.body.kind !== 'character') return pattern
  const most = max === undefined ? body.max : Math.min(max, body.max ?? max)
  const least = Math.max(min, body.min)
  return most !== undefined && most < least
    ? pattern
    : { kind: 'sequence', parts: [start, { ...body, min: least, max: most }, end] }
}

function finish({ rule, lengths: { min, max } }: WrittenSource, wanted: Lengths, context: StringContext): string {
  if (wanted.min > min) context.leaveOut('minLength')
  if (wanted.max !== undefined && (max === undefined || max > wanted.max)) context.leaveOut('maxLength')
  return `"\\"" ${rule} "\\""`
}

function writePlain({ min, max }: Lengths, context: StringContext): string {
  if (min > maxRepeats) context.leaveOut('minLength')
  if (max !== undefined && max > maxRepeats) context.leaveOut('maxLength')
  const [least, most] = [min > maxRepeats ? 0 : min, max !== undefined && max > maxRepeats ? undefined : max]
  if (most !== undefined && least > most) throw allowsNothing()
  context.pay((most ?? least) * repetitionCost)
  return least === 0 && most === undefined ? 'string' : `"\\"" char{${least},${most ?? ''}} "\\""`
}
