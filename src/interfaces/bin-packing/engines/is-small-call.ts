import type { WrittenCall } from '../engine.ts'

/** Measured: so much is read, packed tidily and written in less than 1 ms. */
const most = { items: 20, bins: 4, characters: 2000 }

/** Whether a call is answered sooner than its way to a thread takes, as far as its length tells. */
export function isSmallCall({ items, bins }: WrittenCall): boolean {
  return items.length + bins.length <= most.characters && isAtMost(items, most.items) && isAtMost(bins, most.bins)
}

function isAtMost(list: string, pieces: number): boolean {
  return list.split(',', pieces + 1).length <= pieces
}
