export interface Turn {
  readonly who: 'person' | 'mainstay'
  readonly text: string
  /** Of a reply. */
  readonly perplexity?: number
}

/** What the interface takes. */
const maxBytes = 2_048

const encoder = new TextEncoder()

/** The last turns, one a line, as many as are taken; the person's and the replies' in turn. */
export function toQuery(turns: readonly Turn[]): string {
  const lines: string[] = []
  let bytes = 0
  for (const { text } of turns.toReversed()) {
    const line = text.replaceAll(/\s+/g, ' ').trim()
    bytes += encoder.encode(line).length + 1
    if (lines.length > 0 && bytes > maxBytes) break
    lines.unshift(line)
  }
  return lines.join('\n')
}
