import { runAtOnce } from '../../../libraries/iteration/run-at-once.ts'
import { maskVerbatim } from '../mask-verbatim.ts'
import { type Braces, joinBracePart, type BracePart, type WikitextNode } from './wikitext-node.ts'

/** Braces or brackets that have not found their end. */
interface Open {
  readonly sign: '{' | '['
  /** How many of them are left to close. */
  count: number
  readonly parts: WritablePart[]
  readonly beginsLine: boolean
}

interface WritablePart {
  name: WikitextNode[] | undefined
  value: WikitextNode[]
}

/** What lies deeper in one another is text. */
const maxOpen = 200

/** Signs that are read in a fraction of a millisecond. */
const signsOfStep = 500

const signs = /\{{2,}|\}{2,}|\[{2,}|\]{2,}|[|=]/g

/** Reads calls and parameters at any depth; braces that never close are text, and so is what stands in `<nowiki>` and its like. */
export function readBraces(text: string): readonly WikitextNode[] {
  return runAtOnce(bracesInSteps(text))
}

/** The same in steps. */
export function* bracesInSteps(text: string): Generator<void, readonly WikitextNode[]> {
  const reader = new Reader(text)
  let kept = 0
  let count = 0
  for (const { 0: sign, index } of maskVerbatim(text).matchAll(signs)) {
    if (++count % signsOfStep === 0) yield
    if (!reader.heeds(sign)) continue
    reader.add(text.slice(kept, index))
    reader.read(sign, index)
    kept = index + sign.length
  }
  reader.add(text.slice(kept))
  return reader.end()
}

class Reader {
  readonly #text: string
  readonly #outside: WikitextNode[] = []
  readonly #open: Open[] = []

  constructor(text: string) {
    this.#text = text
  }

  /** Bars and equals signs say something inside braces alone. */
  heeds(sign: string): boolean {
    const top = this.#open.at(-1)
    if (sign === '|') return top !== undefined
    if (sign === '=') return top?.sign === '{' && top.parts.length > 1 && top.parts.at(-1)?.name === undefined
    return true
  }

  add(node: WikitextNode): void {
    if (node !== '') this.#nodes().push(node)
  }

  read(sign: string, index: number): void {
    const first = sign[0]
    if (first === '{' || first === '[') this.#begin(first, sign.length, index)
    else if (first === '}' || first === ']') this.#close(first, sign.length)
    else if (first === '|') this.#open.at(-1)?.parts.push({ name: undefined, value: [] })
    else this.#split()
  }

  end(): readonly WikitextNode[] {
    for (const open of this.#open.splice(0)) this.#addInside(open, open.sign.repeat(open.count), '')
    return this.#outside
  }

  #nodes(): WikitextNode[] {
    return this.#open.at(-1)?.parts.at(-1)?.value ?? this.#outside
  }

  #begin(sign: '{' | '[', count: number, index: number): void {
    // Two brackets open a link, however many there are.
    const opening = sign === '[' ? 2 : count
    this.add(sign.repeat(this.#open.length < maxOpen ? count - opening : count))
    if (this.#open.length >= maxOpen) return
    const beginsLine = this.#text[index - 1] === '\n'
    this.#open.push({ sign, count: opening, parts: [{ name: undefined, value: [] }], beginsLine })
  }

  #split(): void {
    const part = this.#open.at(-1)?.parts.at(-1)
    if (!part) return
    part.name = part.value
    part.value = []
  }

  /** From the inside out, three braces before two; what closes nothing is text. */
  #close(sign: '}' | ']', count: number): void {
    let left = count
    for (let top = this.#open.at(-1); left >= 2 && top; top = this.#open.at(-1)) {
      if (top.sign !== (sign === '}' ? '{' : '[')) break
      const closed = sign === '}' ? Math.min(3, left, top.count) : 2
      this.#open.pop()
      left -= closed
      this.#closeTop(top, closed)
    }
    this.add(sign.repeat(left))
  }

  #closeTop(top: Open, closed: number): void {
    const rest = top.count - closed
    // A single brace that is left opens nothing.
    const beginsLine = top.beginsLine && rest === 0
    if (rest >= 2) this.#open.push({ ...top, count: rest, parts: [{ name: undefined, value: [] }] })
    else this.add(top.sign.repeat(rest))
    if (top.sign === '[') this.#addInside(top, '[[', ']]')
    else this.add(toBraces(closed, top.parts, beginsLine))
  }

  /** As it was written: bars and equals signs in brackets are none of the braces around them. */
  #addInside({ parts }: Open, before: string, after: string): void {
    this.add(before)
    for (const [index, part] of parts.entries()) {
      if (index > 0) this.add('|')
      this.add(joinBracePart(part))
    }
    this.add(after)
  }
}

function toBraces(closed: number, parts: readonly BracePart[], beginsLine: boolean): Braces {
  return { kind: closed === 3 ? 'parameter' : 'call', parts, beginsLine }
}
