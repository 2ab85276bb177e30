import { ByteTable } from './byte-table.ts'
import { findTargets, roomForTargets } from './find-targets.ts'
import { type Link, readTarget } from './read-target.ts'
import type { Site } from './site.ts'
import { stripVerbatimBytes } from './strip-verbatim.ts'

/** A link as the finder remembers it, the same object in every text until its memory starts anew. */
export interface FoundLink extends Link {
  /** The last text it was found in. */
  seenIn: number
  /** For whoever numbers found links; -1 at first. */
  number: number
}

/** Stands for targets that lead to no page that is listed. */
const unlisted: FoundLink = { namespace: 0, title: '', seenIn: 0, number: -1 }

/** Remembered between two texts; some 200 bytes each. */
const maxTargets = 131_072

const pipe = 0x7c

/** Finds the links of many texts of one site. The same targets come again and again: nearly all are known by their bytes. */
export class LinkFinder {
  readonly #site: Site
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  #byTarget = new ByteTable<FoundLink>()
  readonly #byTitle = new Map<string, FoundLink>()
  #places = new Int32Array(0)
  #texts = 0

  constructor(site: Site) {
    this.#site = site
  }

  /** Each link of a text in UTF-8 once, in the order of first appearance. */
  find(utf8: Uint8Array): FoundLink[] {
    this.#startText()
    // Loops over bytes take twice as long once they have seen a Buffer beside a plain array.
    const own = stripVerbatimBytes(new Uint8Array(utf8.buffer, utf8.byteOffset, utf8.length))
    const read = (start: number, end: number) => this.#readTarget(own.subarray(start, end))
    const count = this.#findTargets(own)
    const links: FoundLink[] = []
    for (let index = 0; index < count; index += 2) {
      const start = this.#places[index] ?? 0
      const found = this.#byTarget.read(own, start, findTargetEnd(own, start, this.#places[index + 1] ?? 0), read)
      if (found === unlisted || found.seenIn === this.#texts) continue
      found.seenIn = this.#texts
      links.push(found)
    }
    return links
  }

  #startText(): void {
    this.#texts += 1
    if (this.#byTarget.size <= maxTargets) return
    this.#byTarget = new ByteTable()
    this.#byTitle.clear()
  }

  #findTargets(own: Uint8Array): number {
    const room = roomForTargets(own.length)
    if (this.#places.length < room) this.#places = new Int32Array(room)
    return findTargets(own, this.#places)
  }

  #readTarget(utf8: Uint8Array): FoundLink {
    const link = readTarget(this.#decoder.decode(utf8), this.#site)
    if (!link) return unlisted
    const known = this.#byTitle.get(link.title) ?? { ...link, seenIn: 0, number: -1 }
    this.#byTitle.set(link.title, known)
    return known
  }
}

function findTargetEnd(utf8: Uint8Array, start: number, end: number): number {
  for (let index = start; index < end; index++) if (utf8[index] === pipe) return index
  return end
}
