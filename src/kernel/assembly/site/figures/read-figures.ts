/** docs/figures.md as data: what `npm run bench` measured last. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Such as `<= 100`; empty where there is none. */
  readonly target: string
  readonly peers: readonly { readonly name: string; readonly value: number }[]
}

/** All figures of one benchmark. */
export interface Run {
  readonly name: string
  readonly figures: readonly Figure[]
}

export function readFigures(markdown: string): readonly Run[] {
  const [, table = ''] = /<!-- figures -->\n(.*?)<!-- \/figures -->/s.exec(markdown) ?? []
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| *(-+|) *\|/.test(line))
    .map((line) =>
      line
        .slice(1)
        .split('|')
        .map((cell) => cell.trim()),
    )
  return [...Map.groupBy(rows, ([name = '']) => name)].map(([name, own]) => ({
    name,
    figures: own.flatMap(readFigure),
  }))
}

function readFigure([, name = '', measured = '', target = '', peers = '']: readonly string[]): readonly Figure[] {
  const [, value, unit = ''] = /^(-?[\d.,]+)\s*(.*)$/.exec(measured) ?? []
  if (value === undefined) return []
  // Thousands have commas too: a peer ends where a number does.
  const others = [...peers.matchAll(/(\S.*?) (-?\d[\d,]*(?:\.\d+)?)(?:, |$)/g)]
  const read = ([, peer = '', theirs = '']: RegExpMatchArray) => ({ name: peer, value: toNumber(theirs) })
  return [{ name, value: toNumber(value), unit, target, peers: others.map(read) }]
}

function toNumber(text: string): number {
  return Number(text.replaceAll(',', ''))
}
