import { lookUp } from '../../../../../libraries/json/look-up.ts'
import type { JsonSchema } from '../../../port.ts'
import { type DecimalBound, toDecimalRule } from './decimal-range.ts'
import { toIntegerRule } from './integer-range.ts'
import { quote } from './literal.ts'
import { allowsNothing, invalid } from './schema-fault.ts'

type LeaveOut = (keyword: string) => void

const boundKeywords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const

/** Multiples that are written out one by one, at most. */
const maxMultiples = 1_000

/** The rule for numbers of a schema, bounds and steps held to as far as they can be. */
export function writeNumber(schema: JsonSchema, isInteger: boolean, leaveOut: LeaveOut): string {
  const [min, max] = [readBound(schema, 'minimum'), readBound(schema, 'maximum')]
  const step = readStep(schema)
  const hasBounds = min !== undefined || max !== undefined
  const multiples = step && writeMultiples(step, isInteger, min, max)
  if (multiples !== undefined) return multiples
  if (step && !(isInteger && step.size === 1n && step.decimals === 0)) leaveOut('multipleOf')
  if (isInteger) return hasBounds ? writeIntegers(min, max) : 'integer'
  const written = hasBounds ? toDecimalRule({ min, max }) : 'number'
  if (written !== undefined) return written
  if (min && max && min.value > max.value) throw allowsNothing()
  for (const keyword of boundKeywords) if (keyword in schema) leaveOut(keyword)
  return 'number'
}

function writeIntegers(min: DecimalBound | undefined, max: DecimalBound | undefined): string {
  const rule = toIntegerRule({ min: min && toLeast(min), max: max && toMost(max) })
  if (rule === undefined) throw allowsNothing()
  return rule
}

function toLeast({ value, isExclusive }: DecimalBound): bigint {
  const smallest = BigInt(Math.ceil(value))
  return isExclusive && Number.isInteger(value) ? smallest + 1n : smallest
}

function toMost({ value, isExclusive }: DecimalBound): bigint {
  const most = BigInt(Math.floor(value))
  return isExclusive && Number.isInteger(value) ? most - 1n : most
}

/** The tighter of a bound and of its exclusive form, which older drafts write as a boolean beside the bound. */
function readBound(schema: JsonSchema, keyword: 'minimum' | 'maximum'): DecimalBound | undefined {
  const exclusive = keyword === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum'
  const own = readNumber(schema, keyword)
  const flag = schema[exclusive]
  if (typeof flag === 'boolean') return own === undefined ? undefined : { value: own, isExclusive: flag }
  const other = readNumber(schema, exclusive)
  if (other === undefined) return own === undefined ? undefined : { value: own, isExclusive: false }
  if (own === undefined) return { value: other, isExclusive: true }
  const isOwnTighter = keyword === 'minimum' ? own > other : own < other
  return isOwnTighter ? { value: own, isExclusive: false } : { value: other, isExclusive: true }
}

function readNumber(schema: JsonSchema, keyword: string): number | undefined {
  const value = lookUp(schema, keyword)
  if (value === undefined) return undefined
  if (typeof value !== 'number' || !Number.isFinite(value)) throw invalid(`"${keyword}" must be a number.`)
  return value
}

/** `size` divided by ten as often as `decimals` says. */
interface Step {
  readonly size: bigint
  readonly decimals: number
}

function readStep(schema: JsonSchema): Step | undefined {
  const value = readNumber(schema, 'multipleOf')
  if (value === undefined) return undefined
  if (value <= 0) throw invalid('"multipleOf" must be above 0.')
  const [whole = '', digits = ''] = String(value).split('.')
  // One in powers of ten is left to the check of what was written.
  return /e/.test(String(value)) ? { size: 0n, decimals: 0 } : { size: BigInt(whole + digits), decimals: digits.length }
}

function writeMultiples(
  step: Step,
  isInteger: boolean,
  min: DecimalBound | undefined,
  max: DecimalBound | undefined,
): string | undefined {
  if (step.size === 0n) return undefined
  if (min && max) return listMultiples(step, isInteger, min, max)
  return min || max ? undefined : writeAllMultiples(step, isInteger)
}

function listMultiples(step: Step, isInteger: boolean, min: DecimalBound, max: DecimalBound): string | undefined {
  const size = Number(step.size) / 10 ** step.decimals
  const [first, last] = [Math.floor(min.value / size) - 1, Math.ceil(max.value / size) + 1]
  if (!Number.isSafeInteger(first) || last - first > maxMultiples) return undefined
  const texts: string[] = []
  for (let count = first; count <= last; count += 1) {
    const text = toText(BigInt(count) * step.size, step.decimals)
    const value = Number(text)
    const isIn =
      (min.isExclusive ? value > min.value : value >= min.value) &&
      (max.isExclusive ? value < max.value : value <= max.value)
    if (isIn && !(isInteger && !Number.isInteger(value))) texts.push(text)
  }
  if (texts.length === 0) throw allowsNothing()
  return `(${texts.map(quote).join(' | ')})`
}

function toText(scaled: bigint, decimals: number): string {
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${scaled < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/** Steps that a power of ten is a multiple of are known by the last digits. */
function writeAllMultiples({ size, decimals }: Step, isInteger: boolean): string | undefined {
  if (isInteger && decimals === 0 && size === 1n) return undefined
  const places = decimals === 0 ? String(size).length : decimals
  if (places > 3 || 10n ** BigInt(places) % size !== 0n || (isInteger && decimals > 0)) return undefined
  const count = Number(10n ** BigInt(places) / size)
  const endings = Array.from({ length: count }, (_, index) => String(BigInt(index) * size).padStart(places, '0'))
  const ending = size === 1n ? `[0-9]{${places}}` : `(${endings.map(quote).join(' | ')})`
  if (decimals > 0) return `("-"? ("0" | [1-9] [0-9]{0,15}) ("." ${ending})?)`
  const small = endings.map((text) => quote(text.replace(/^0+(?=\d)/, ''))).join(' | ')
  return `("-"? (${small} | [1-9] [0-9]{0,${15 - places}} ${ending}))`
}
