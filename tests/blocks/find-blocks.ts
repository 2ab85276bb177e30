/** A block of code in a page, between lines of three backticks. */
export interface Block {
  readonly page: string
  /** Of its first line of code, from 1. */
  readonly line: number
  readonly language: string
  readonly code: string
  /** Why it is not run: `<!-- not run: REASON -->` above it. */
  readonly notRun: string | undefined
  /** The program that it needs: `<!-- needs: PROGRAM -->` above it. */
  readonly needs: string | undefined
}

export function findBlocks(page: string, markdown: string): Block[] {
  const lines = markdown.split('\n')
  const fences = [...lines.keys()].filter((index) => /^\s*```/.test(lines[index] ?? ''))
  const blocks: Block[] = []
  for (let place = 0; place + 1 < fences.length; place += 2) {
    const [start = 0, end = 0] = fences.slice(place)
    const above = lines.slice(0, start).findLast((line) => line.trim() !== '') ?? ''
    blocks.push({
      page,
      line: start + 2,
      language: (lines[start] ?? '').trim().slice(3),
      code: lines.slice(start + 1, end).join('\n'),
      notRun: /^<!-- not run: (.+) -->$/.exec(above)?.[1],
      needs: /^<!-- needs: (\S+) -->$/.exec(above)?.[1],
    })
  }
  return blocks
}

/** Commands of ours that stand within the text: `mainstay keys list`. */
export function findInlineCommands(markdown: string): string[] {
  const text = markdown.replaceAll(/^```[\s\S]*?^```/gm, '')
  return [...text.matchAll(/`((?:[A-Z_]+=\S+ )*mainstay [a-z-][^`]*)`/g)].map(([, command = '']) => command)
}
