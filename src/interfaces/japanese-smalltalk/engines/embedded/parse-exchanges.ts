import {
  clockSlots,
  memorySlots,
  saidSlot,
  type Exchange,
  fallbackKinds,
  type Fallbacks,
  isSlot,
  listSlots,
} from './exchange.ts'

/** Characters of a reply: more is no small talk. */
const maxReplyLength = 120

interface Line {
  readonly number: number
  readonly kind: 'after' | 'prompt' | 'reply' | 'comment'
  readonly text: string
}

/** The exchanges of a file; a fault is an error that names the file and the line. */
export function parseExchanges(text: string, file: string): Exchange[] {
  const theme = file.replace(/\.txt$/, '')
  return readBlocks(text, file).flatMap((block) => {
    const [prompts, replies] = [textsOf(block, 'prompt'), textsOf(block, 'reply')]
    const [first] = block.filter(({ kind }) => kind === 'prompt' || kind === 'reply')
    if (!first) return []
    if (prompts.length === 0) throw fault(file, first, 'the block has no line that begins with "> "')
    if (replies.length === 0) throw fault(file, first, 'the block has no line that begins with "< "')
    checkOrder(block, file)
    checkReplySlots(block, file)
    const after = textsOf(block, 'after').flatMap((line) => line.split('|'))
    return [{ theme, isNarrow: /[\\/]/.test(theme), after, prompts, replies }]
  })
}

/** The replies of a file without prompts, by the kind that a comment names before them. */
export function parseFallbacks(text: string, file: string): Fallbacks {
  const replies = new Map<string, string[]>(fallbackKinds.map((kind) => [kind, []]))
  let kind: string | undefined
  for (const line of readBlocks(text, file).flat()) {
    if (line.kind === 'comment') {
      const name = /^[a-z-]+/.exec(line.text)?.[0]
      kind = name !== undefined && replies.has(name) ? name : kind
      continue
    }
    if (line.kind === 'prompt') throw fault(file, line, 'fallbacks are replies alone')
    const known = kind === undefined ? undefined : replies.get(kind)
    if (!known) throw fault(file, line, `no comment before names one of ${fallbackKinds.join(', ')}`)
    known.push(line.text)
  }
  for (const [name, own] of replies)
    if (own.length === 0) throw new Error(`${file} has no replies of the kind "${name}".`)
  return (name) => replies.get(name) ?? []
}

function readBlocks(text: string, file: string): Line[][] {
  const blocks: Line[][] = [[]]
  text.split('\n').forEach((raw, index) => {
    const line = readLine(raw.trimEnd(), index + 1, file)
    if (line) blocks.at(-1)?.push(line)
    else blocks.push([])
  })
  return blocks
}

const markers = { '@ ': 'after', '> ': 'prompt', '< ': 'reply', '# ': 'comment' } as const

function readLine(line: string, number: number, file: string): Line | undefined {
  if (line === '') return undefined
  const marker = line.slice(0, 2)
  if (line === '#') return { number, kind: 'comment', text: '' }
  if (marker !== '> ' && marker !== '< ' && marker !== '# ' && marker !== '@ ')
    throw fault(file, { number }, 'a line begins with "> ", "< ", "@ " or "# "')
  const read = { number, kind: markers[marker], text: line.slice(2).trim() }
  if (read.kind !== 'comment') checkText(read, file)
  return read
}

function checkText({ number, kind, text }: Line, file: string): void {
  if (text === '') throw fault(file, { number }, 'there is nothing behind the sign')
  const unknown = listSlots(text).find((name) => !isSlot(name))
  if (unknown !== undefined) throw fault(file, { number }, `the slot {${unknown}} is not known`)
  if (/[{}]/.test(text.replaceAll(/\{[a-z]+\}/g, ''))) throw fault(file, { number }, 'a brace has no other one')
  if (kind === 'reply' && text.length > maxReplyLength)
    throw fault(file, { number }, `the reply has ${text.length} characters, more than ${maxReplyLength}`)
}

function checkOrder(block: readonly Line[], file: string): void {
  const said = block.filter(({ kind }) => kind !== 'comment')
  const late = said.find(({ kind }, index) => kind === 'prompt' && said[index - 1]?.kind === 'reply')
  if (late) throw fault(file, late, 'a "> " stands behind a "< "; an empty line has to be between two blocks')
}

/** What a reply says again, one prompt at least has to take from what was said; the clock and a name that was mentioned before fill the rest. */
function checkReplySlots(block: readonly Line[], file: string): void {
  const given = new Set<string>([
    ...memorySlots,
    saidSlot,
    ...clockSlots,
    ...textsOf(block, 'prompt').flatMap(listSlots),
  ])
  for (const line of block) {
    const missing = line.kind === 'reply' ? listSlots(line.text).find((name) => !given.has(name)) : undefined
    if (missing !== undefined) throw fault(file, line, `no "> " of the block has the slot {${missing}}`)
  }
}

function textsOf(block: readonly Line[], wanted: Line['kind']): string[] {
  return block.flatMap(({ kind, text }) => (kind === wanted ? [text] : []))
}

function fault(file: string, { number }: Pick<Line, 'number'>, what: string): Error {
  return new Error(`${file}:${number}: ${what}.`)
}
