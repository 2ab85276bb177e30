import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import type { FeedBytes } from './feed-bytes.ts'

/** What a feed may ask of this machine; the settings of the same names say what each is. */
export interface ImportLimits {
  /** Bytes of its tables once unpacked. */
  readonly bytes: number
  /** Rows of stop_times.txt. */
  readonly calls: number
  /** Rows of all other tables together. */
  readonly rows: number
}

export const defaultLimits: ImportLimits = { bytes: 2 ** 30, calls: 10_000_000, rows: 2_000_000 }

/** Before anything is unpacked. */
export function assertUnpackedSize({ shown, sizes }: FeedBytes, { bytes }: ImportLimits): void {
  const shapes = sizes.get('shapes.txt') ?? 0
  // Of shapes no more is kept than a part, and they can be as large as all the rest.
  const total = Math.max(shapes, [...sizes.values()].reduce((sum, size) => sum + size, 0) - shapes)
  if (total <= bytes) return
  throw new OperatorError(
    `${shown} unpacks to ${inMegabytes(total)} MB, of which TRANSIT_SEARCH_IMPORT_MAX_BYTES allows ${inMegabytes(bytes)}.`,
  )
}

function inMegabytes(bytes: number): string {
  return Math.ceil(bytes / 1e6).toLocaleString('en')
}

/** Counts the rows of one feed. */
export class RowCounter {
  readonly #shown: string
  readonly #limits: ImportLimits
  #calls = 0
  #rows = 0

  constructor(shown: string, limits: ImportLimits) {
    this.#shown = shown
    this.#limits = limits
  }

  /** Throws an `OperatorError` for a row too many. */
  count(table: string, rows: number): void {
    const { calls, rows: others } = this.#limits
    if (table === 'stop_times.txt') this.#calls += rows
    else if (table !== 'shapes.txt') this.#rows += rows
    if (this.#calls > calls) this.#refuse(`stop_times.txt has more than ${calls.toLocaleString('en')} rows`, 'CALLS')
    if (this.#rows > others)
      this.#refuse(`its tables have more than ${others.toLocaleString('en')} rows without stop_times.txt`, 'ROWS')
  }

  #refuse(what: string, setting: string): never {
    throw new OperatorError(`${this.#shown}: ${what}, which is all that TRANSIT_SEARCH_IMPORT_MAX_${setting} allows.`)
  }
}
