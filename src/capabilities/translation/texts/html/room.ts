/** From its first place to the one behind its last. */
export interface Stretch {
  readonly begin: number
  readonly end: number
}

/** Tries to each side of the place expected. */
const maxTries = 100

/** A stretch of a translation that an element has, and what the elements in it have taken so far: in order, and apart from each other. */
export class Room implements Stretch {
  readonly begin: number
  readonly end: number
  readonly #taken: Stretch[] = []

  constructor({ begin, end }: Stretch) {
    this.begin = begin
    this.end = end
  }

  get isEmpty(): boolean {
    return this.#taken.length === 0
  }

  take(stretch: Stretch): void {
    const { begin, end } = stretch
    const place = this.#findFirst((other) => other.begin > begin || (other.begin === begin && other.end > end))
    this.#taken.splice(place, 0, stretch)
  }

  /** The gap between two neighbours that holds a place, or lies next to it. */
  findGap(at: number): Stretch {
    const before = this.#taken[this.#findFirst((other) => (other.begin + other.end) / 2 > at) - 1]
    const low = before?.end ?? this.begin
    const after = this.#taken[this.#findFirst((other) => other.begin >= low)]
    return { begin: low, end: Math.max(low, after?.begin ?? this.end) }
  }

  /** The free place of `wanted` that is nearest to the one expected, up to `reach` characters away; -1 where there is none. */
  findText(text: string, wanted: string, expected: number, reach: number): number {
    const begin = Math.max(this.begin, expected - reach)
    const near = text.slice(begin, Math.max(begin, Math.min(this.end, expected + reach)))
    const isFree = (at: number) => this.#isFree(begin + at, begin + at + wanted.length)
    const middle = Math.max(0, expected - begin)
    const after = findFree((at) => near.indexOf(wanted, at + 1), middle - 1, isFree)
    const before =
      middle === 0 ? -1 : findFree((at) => (at === 0 ? -1 : near.lastIndexOf(wanted, at - 1)), middle, isFree)
    const isBefore = before !== -1 && (after === -1 || middle - before <= after - middle)
    const found = isBefore ? before : after
    return found === -1 ? -1 : begin + found
  }

  #isFree(begin: number, end: number): boolean {
    const next = this.#taken[this.#findFirst((other) => other.end > begin)]
    return next === undefined || next.begin >= end
  }

  /** The number of the first for which `isBehind` holds, as it does for all after it. */
  #findFirst(isBehind: (stretch: Stretch) => boolean): number {
    let [low, high] = [0, this.#taken.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const stretch = this.#taken[middle]
      if (stretch && !isBehind(stretch)) low = middle + 1
      else high = middle
    }
    return low
  }
}

function findFree(findNext: (at: number) => number, from: number, isFree: (at: number) => boolean): number {
  let at = findNext(from)
  for (let tries = 1; at !== -1 && tries < maxTries && !isFree(at); tries++) at = findNext(at)
  return at !== -1 && isFree(at) ? at : -1
}
