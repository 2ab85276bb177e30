import type { FoundLink } from '../../../dialects/mediawiki/link-finder.ts'
import type { Link } from '../../../dialects/mediawiki/read-target.ts'
import { compareCodePoints } from './compare-code-points.ts'

/** Beyond it all are forgotten, and get a new rank when they come again. */
const maxRanked = 131_072

/** The order in which listings page: by namespace, then title by code points. */
export function sortLinks(links: readonly Link[]): Link[] {
  return links.toSorted(compareLinks)
}

function compareLinks(left: Link, right: Link): number {
  return left.namespace - right.namespace || compareCodePoints(left.title, right.title)
}

/**
 * The same order for the links of many texts, that are mostly the same ones. Each has a rank among all that came before;
 * numbers are sorted ten times as fast as titles.
 */
export class LinkOrder {
  readonly #links: FoundLink[] = []
  /** Numbers of links in their order, and the place of each number there. */
  #numbers = new Int32Array(0)
  #ranks = new Int32Array(0)

  /** Gives a rank to all that have none; done for many texts at once, as the ranks of others change. */
  rank(links: readonly FoundLink[]): void {
    if (this.#links.length > maxRanked) this.#forget()
    const first = this.#links.length
    for (const link of links) if (link.number < 0) link.number = this.#links.push(link) - 1
    const others = this.#links.slice(first).toSorted(compareLinks)
    if (others.length === 0) return
    this.#numbers = this.#merge(others)
    if (this.#ranks.length < this.#links.length) this.#ranks = new Int32Array(this.#links.length * 2)
    for (let rank = 0; rank < this.#numbers.length; rank++) this.#ranks[this.#numbers[rank] ?? 0] = rank
  }

  /** Links that have a rank. */
  sort(links: readonly FoundLink[]): Link[] {
    const ranks = new Uint32Array(links.length)
    for (let index = 0; index < links.length; index++) ranks[index] = this.#ranks[links[index]?.number ?? 0] ?? 0
    const sorted: Link[] = []
    for (const rank of ranks.sort()) {
      const link = this.#links[this.#numbers[rank] ?? 0]
      if (link) sorted.push(link)
    }
    return sorted
  }

  #forget(): void {
    for (const link of this.#links) link.number = -1
    this.#links.length = 0
    this.#numbers = new Int32Array(0)
  }

  /** With others, that are in order themselves; their places are sought by halving. */
  #merge(others: readonly FoundLink[]): Int32Array<ArrayBuffer> {
    const merged = new Int32Array(this.#numbers.length + others.length)
    let taken = 0
    for (const [index, link] of others.entries()) {
      const place = this.#findPlace(link, taken)
      merged.set(this.#numbers.subarray(taken, place), taken + index)
      merged[place + index] = link.number
      taken = place
    }
    merged.set(this.#numbers.subarray(taken), taken + others.length)
    return merged
  }

  /** How many of those that have a rank come before another; those before `from` do. */
  #findPlace(other: Link, from: number): number {
    let [low, high] = [from, this.#numbers.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const link = this.#links[this.#numbers[middle] ?? 0]
      if (link && compareLinks(link, other) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
