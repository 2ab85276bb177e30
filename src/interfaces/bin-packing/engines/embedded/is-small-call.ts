import type { WrittenCall } from '../../port.ts'

/** Measured: so much is read, packed tidily and written in less than 1 ms. */
const max = { items: 20, bins: 4, characters: 2000 }

/** Whether a call is answered sooner than its way to a thread takes, as far as its length tells. */
export function isSmallCall({ items, bins }: WrittenCall): boolean {
  return items.length + bins.length <= max.characters && isAtMost(items, max.items) && isAtMost(bins, max.bins)
}

function isAtMost(list: string, pieces: number): boolean {
  return list.split(',', pieces + 1).length <= pieces
}
