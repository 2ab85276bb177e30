/** Share of them that are so; 0 where there are none. */
export function shareOf<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(is).length / items.length
}

/** 0 where there are none. */
export function mean<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.length === 0 ? 0 : items.reduce((sum, item) => sum + of(item), 0) / items.length
}
