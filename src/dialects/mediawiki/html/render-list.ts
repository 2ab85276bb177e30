/** Deeper items stand at this depth. */
const maxDepth = 12

const names: ReadonlyMap<string, readonly [list: string, item: string]> = new Map([
  ['*', ['ul', 'li']],
  ['#', ['ol', 'li']],
  [':', ['dl', 'dd']],
  [';', ['dl', 'dt']],
])

/** Lines that begin with `*`, `#`, `:` and `;` as lists in one another (mediawiki.org/wiki/Help:Lists). */
export function* renderList(
  lines: readonly string[],
  render: (text: string) => Generator<void, string>,
): Generator<void, string> {
  let html = ''
  const open: string[] = []
  for (const line of lines) {
    const [signs = ''] = /^[*#:;]+/.exec(line) ?? []
    const depth = Math.min(signs.length, maxDepth)
    const wanted = signs.slice(0, depth).split('')
    let shared = 0
    while (shared < wanted.length && sameList(open[shared], wanted[shared])) shared += 1
    while (open.length > shared) html += close(open.pop())
    const top = open.at(-1)
    const sign = wanted.at(-1) ?? '*'
    if (open.length === depth && top !== undefined) {
      html += `</${item(top)}><${item(sign)}>`
      open[depth - 1] = sign
    }
    for (const next of wanted.slice(open.length)) {
      html += `<${list(next)}><${item(next)}>`
      open.push(next)
    }
    html += yield* render(line.slice(signs.length).trim())
    yield
  }
  while (open.length > 0) html += close(open.pop())
  return html
}

function sameList(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && right !== undefined && list(left) === list(right)
}

function list(sign: string): string {
  return names.get(sign)?.[0] ?? 'ul'
}

function item(sign: string): string {
  return names.get(sign)?.[1] ?? 'li'
}

function close(sign = '*'): string {
  return `</${item(sign)}></${list(sign)}>`
}
