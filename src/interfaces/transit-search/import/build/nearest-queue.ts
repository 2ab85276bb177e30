/** Things to be taken by what they cost, the cheapest first: a binary heap. */
export class NearestQueue<Item> {
  readonly #heap: { readonly cost: number; readonly item: Item }[] = []

  add(item: Item, cost: number): void {
    const entry = { cost, item }
    let at = this.#heap.push(entry) - 1
    while (at > 0) {
      const above = (at - 1) >> 1
      const parent = this.#heap[above]
      if (!parent || parent.cost <= cost) break
      this.#heap[at] = parent
      at = above
    }
    this.#heap[at] = entry
  }

  take(): { readonly cost: number; readonly item: Item } | undefined {
    const [first] = this.#heap
    const last = this.#heap.pop()
    if (!first || !last || this.#heap.length === 0) return first
    let at = 0
    for (;;) {
      const [left, right] = [this.#heap[at * 2 + 1], this.#heap[at * 2 + 2]]
      const isRight = left !== undefined && right !== undefined && right.cost < left.cost
      const child = isRight ? right : left
      if (!child || child.cost >= last.cost) break
      this.#heap[at] = child
      at = at * 2 + (isRight ? 2 : 1)
    }
    this.#heap[at] = last
    return first
  }
}
