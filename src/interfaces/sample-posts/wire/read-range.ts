import type { ListQuery } from '../port.ts'
import type { WireQuery } from './wire-query.ts'

export interface Page {
  /** From 1. */
  readonly number: number
  /** Records a page. */
  readonly size: number
}

type Range = NonNullable<ListQuery['range']>

const defaultSize = 10

/** More than any set holds, and small enough to multiply. */
const largest = 1_000_000

/** The page asked for; what is no positive number is page 1, or 10 records. */
export function readPage({ _page, _limit }: WireQuery): Page | undefined {
  if (!isGiven(_page)) return undefined
  return { number: readPositive(_page) ?? 1, size: readPositive(_limit) ?? defaultSize }
}

/** What to cut from the list: `_page` goes before `_end`, and `_end` before `_limit`; `_start` alone cuts nothing. */
export function readRange(query: WireQuery): Range | undefined {
  const page = readPage(query)
  if (page) return { start: (page.number - 1) * page.size, end: page.number * page.size }
  const { _start, _end, _limit } = query
  const start = readInteger(_start)
  if (isGiven(_end)) return { start, end: readInteger(_end) }
  return isGiven(_limit) ? { start, end: start + readInteger(_limit) } : undefined
}

/** An empty field is none, but several are some: the original reads a list, which counts as true. */
function isGiven(value: WireQuery[string]): boolean {
  return value !== undefined && (typeof value === 'string' ? [value] : value).join(',') !== ''
}

function readPositive(value: WireQuery[string]): number | undefined {
  const number = readInteger(value)
  return number >= 1 ? number : undefined
}

/** The digits at the start of a text, as the original reads them; 0 where there are none. */
function readInteger(value: WireQuery[string]): number {
  const number = Number.parseInt(String(value), 10)
  return Number.isNaN(number) ? 0 : Math.min(Math.max(number, -largest), largest)
}
