/**
 * An interpolated n-gram model as a trie: a node is a run of tokens, its children are what followed it. Level 1 has one node
 * for every token. In interpolated form p(w|h) = own(h w) + rest(h) p(w|h without its first token); the last term ends in the
 * probabilities of level 1.
 */
export interface NgramLevel {
  /** The last token of each node; children of one node ascend. */
  readonly tokens: Uint16Array
  /** The share of the probability that only this node adds. */
  readonly own: Float32Array
  /** What is left for shorter histories after this node's text; absent in the last level. */
  readonly rest: Float32Array
  /** Where the children of each node begin in the next level, and one end more; absent in the last level. */
  readonly firstChild: Uint32Array
}

export interface NgramModel {
  /** Level 1 first. */
  readonly levels: readonly NgramLevel[]
  readonly vocabularySize: number
}

/**
 * Adds up the probabilities of every token after a history into `into`, which is of the vocabulary's size. They come from
 * rounded shares: their sum is within some thousandths of 1.
 */
export function predict(model: NgramModel, history: ArrayLike<number>, into: Float64Array): void {
  const found = findHistories(model, history)
  const own = model.levels[0]?.own ?? new Float32Array(0)
  const left = found.reduce((product, { rest }) => product * rest, 1)
  for (let token = 0; token < into.length; token++) into[token] = left * (own[token] ?? 0)
  let weight = 1
  for (const { next, from, to, rest } of found) {
    for (let child = from; child < to; child++) {
      const token = next.tokens[child] ?? 0
      into[token] = (into[token] ?? 0) + weight * (next.own[child] ?? 0)
    }
    weight *= rest
  }
}

interface KnownHistory {
  /** Where what follows it is: the nodes from `from` to before `to` of the next level. */
  readonly next: NgramLevel
  readonly from: number
  readonly to: number
  /** What it leaves for shorter ones. */
  readonly rest: number
}

/** The ends of a history after which something is known to follow, the longest first. */
function findHistories(model: NgramModel, history: ArrayLike<number>): readonly KnownHistory[] {
  const found: KnownHistory[] = []
  for (let length = Math.min(model.levels.length - 1, history.length); length > 0; length--) {
    const node = findNode(model, history, length)
    const [level, next] = [model.levels[length - 1], model.levels[length]]
    if (node < 0 || !level || !next) continue
    const [from, to] = [level.firstChild[node] ?? 0, level.firstChild[node + 1] ?? 0]
    if (from < to) found.push({ next, from, to, rest: level.rest[node] ?? 1 })
  }
  return found
}

/** The node of the last `length` tokens of a history, or -1. */
function findNode({ levels }: NgramModel, history: ArrayLike<number>, length: number): number {
  const start = history.length - length
  let node = history[start] ?? 0
  for (let depth = 1; depth < length && node >= 0; depth++) {
    const [level, next] = [levels[depth - 1], levels[depth]]
    if (!level || !next) return -1
    node = findToken(
      next.tokens,
      history[start + depth] ?? 0,
      level.firstChild[node] ?? 0,
      level.firstChild[node + 1] ?? 0,
    )
  }
  return node
}

function findToken(tokens: Uint16Array, token: number, from: number, to: number): number {
  let [low, high] = [from, to - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = tokens[middle] ?? 0
    if (found === token) return middle
    if (found < token) low = middle + 1
    else high = middle - 1
  }
  return -1
}
