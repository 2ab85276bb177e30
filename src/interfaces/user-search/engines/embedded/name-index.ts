import type { WaitTurn } from '../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { isWordStart } from './is-word-start.ts'
import { signLetters, signPairs } from './signature.ts'

/** How well a name matches, the best first. */
const whole = 0
const prefix = 1
const wordStart = 2
const substring = 3
const none = -1

/** Names between two turns of the event loop, about a millisecond. */
const namesPerTurn = 65_536

/** Parts that so many names hold take longest to search and are asked for most often, so their first numbers are kept. */
const frequentFrom = 10_000
const cachedNumbers = 200
const maxCached = 2_000

/** Arrays side by side: the name of place i is `bytes` from `offsets[i]` up to `offsets[i + 1]`, folded, as UTF-8. */
export interface PackedNames {
  readonly count: number
  readonly numbers: Int32Array
  readonly offsets: Uint32Array
  readonly bytes: Uint8Array
  readonly letters: Uint32Array
  readonly pairs: Uint32Array
}

export interface FoundNumbers {
  readonly total: number
  /** From the first match on, in order. */
  readonly numbers: readonly number[]
}

/**
 * All names, packed in the order of score and name. A search reads through all of them, so that it counts exactly and
 * takes as long for a frequent text as for a rare one; most names are passed over by their signature: one bit for
 * each byte and pair of bytes they hold (superimposed coding).
 */
export class NameIndex {
  readonly #names: PackedNames
  /** An index never changes, so neither do these. */
  readonly #frequent = new Map<string, FoundNumbers>()

  constructor(names: PackedNames) {
    this.#names = names
  }

  get count(): number {
    return this.#names.count
  }

  /** The first `most` users whose folded name contains `text`, which is folded too and not empty. */
  async search(text: string, max: number, takeTurns: WaitTurn): Promise<FoundNumbers> {
    const known = this.#frequent.get(text)
    if (known && max <= cachedNumbers) return { ...known, numbers: known.numbers.slice(0, max) }
    const found = await this.#searchAll(Buffer.from(text), Math.max(max, cachedNumbers), takeTurns)
    if (found.total >= frequentFrom && this.#frequent.size < maxCached) {
      this.#frequent.set(text, { ...found, numbers: found.numbers.slice(0, cachedNumbers) })
    }
    return { ...found, numbers: found.numbers.slice(0, max) }
  }

  async #searchAll(wanted: Uint8Array, max: number, takeTurns: WaitTurn): Promise<FoundNumbers> {
    const found: readonly Matches[] = [new Matches(max), new Matches(max), new Matches(max), new Matches(max)]
    for (let from = 0; from < this.#names.count; from += namesPerTurn) {
      const turn = from > 0 ? takeTurns() : undefined
      if (turn) await turn
      this.#scan(wanted, found, from, Math.min(from + namesPerTurn, this.#names.count))
    }
    return {
      total: found.reduce((sum, { count }) => sum + count, 0),
      numbers: found.flatMap(({ numbers }) => numbers),
    }
  }

  #scan(wanted: Uint8Array, found: readonly Matches[], from: number, to: number): void {
    const { letters, pairs, numbers, bytes, offsets } = this.#names
    const wantedLetters = signLetters(wanted, 0, wanted.length)
    const wantedPairs = signPairs(wanted, 0, wanted.length)
    for (let place = from; place < to; place++) {
      if (((letters[place] ?? 0) & wantedLetters) !== wantedLetters) continue
      if (((pairs[place] ?? 0) & wantedPairs) !== wantedPairs) continue
      const rank = match(wanted, bytes, offsets[place] ?? 0, offsets[place + 1] ?? 0)
      if (rank !== none) found[rank]?.add(numbers[place] ?? 0)
    }
  }
}

/** How well the name in `bytes` from `start` up to `end` matches. UTF-8 synchronises itself: bytes found inside a name are characters found inside it. */
function match(wanted: Uint8Array, bytes: Uint8Array, start: number, end: number): number {
  const first = wanted[0]
  const last = end - wanted.length
  let rank = none
  for (let at = start; at <= last; at++) {
    if (bytes[at] !== first || !holds(bytes, at, wanted)) continue
    if (at === start) return at === last ? whole : prefix
    if (isWordStart(bytes, at)) return wordStart
    rank = substring
  }
  return rank
}

/** What matched equally well: all are counted, the first are kept. */
class Matches {
  readonly numbers: number[] = []
  readonly #max: number
  count = 0

  constructor(max: number) {
    this.#max = max
  }

  add(number: number): void {
    this.count += 1
    if (this.count <= this.#max) this.numbers.push(number)
  }
}

/** The first byte is known to be there. */
function holds(bytes: Uint8Array, at: number, wanted: Uint8Array): boolean {
  for (let index = 1; index < wanted.length; index++) {
    if (bytes[at + index] !== wanted[index]) return false
  }
  return true
}
