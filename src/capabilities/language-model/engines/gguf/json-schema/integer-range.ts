/** What an integer of a grammar has at most; the grammars for all integers write as many. */
const maxDigits = 16

export interface IntegerRange {
  readonly min?: bigint | undefined
  readonly max?: bigint | undefined
}

const largest = 10n ** BigInt(maxDigits) - 1n

/** The right side of a rule for the integers from `min` to `max`, both of them included; undefined where there is none. */
export function toIntegerRule({ min = -largest, max = largest }: IntegerRange): string | undefined {
  const [low, high] = [min < -largest ? -largest : min, max > largest ? largest : max]
  const negative = low < 0n ? writeDigits(high < 0n ? -high : 1n, -low) : undefined
  const positive = high >= 0n ? writeDigits(low > 0n ? low : 0n, high) : undefined
  const options = [
    ...(negative === undefined ? [] : [`"-" ${negative}`]),
    ...(positive === undefined ? [] : [positive]),
  ]
  return options.length === 0 ? undefined : `(${options.join(' | ')})`
}

/** Numbers without a sign, shortest first. */
function writeDigits(low: bigint, high: bigint): string | undefined {
  if (low > high) return undefined
  const options: string[] = []
  for (let length = String(low).length; length <= String(high).length; length++) {
    const [first, last] = [length === 1 ? 0n : 10n ** BigInt(length - 1), 10n ** BigInt(length) - 1n]
    options.push(writeOfOneLength(String(low > first ? low : first), String(high < last ? high : last)))
  }
  return `(${options.join(' | ')})`
}

/** Digits between two texts of one length. */
function writeOfOneLength(low: string, high: string): string {
  if (/^0*$/.test(low) && /^9*$/.test(high)) return anyDigits(low.length)
  const [first, last] = [Number(low[0]), Number(high[0])]
  const [lowRest, highRest] = [low.slice(1), high.slice(1)]
  if (first === last) return `"${first}" ${writeOfOneLength(lowRest, highRest)}`.trim()
  const isLowWhole = /^0*$/.test(lowRest)
  const isHighWhole = /^9*$/.test(highRest)
  const [from, to] = [isLowWhole ? first : first + 1, isHighWhole ? last : last - 1]
  const options = [
    ...(isLowWhole ? [] : [`"${first}" ${writeOfOneLength(lowRest, '9'.repeat(lowRest.length))}`]),
    ...(from > to ? [] : [`[${from}-${to}] ${anyDigits(lowRest.length)}`.trim()]),
    ...(isHighWhole ? [] : [`"${last}" ${writeOfOneLength('0'.repeat(highRest.length), highRest)}`]),
  ]
  return options.length === 1 ? options.join('') : `(${options.join(' | ')})`
}

function anyDigits(length: number): string {
  return length === 0 ? '' : length === 1 ? '[0-9]' : `[0-9]{${length}}`
}
