import { randomUUID } from 'node:crypto'
import type { GenerationEvent } from '../../../port.ts'
import { toCallHead } from './call-head.ts'

type Push = (event: GenerationEvent) => void

/**
 * Makes tool calls of the text of one choice that was written by the grammar of tools: their arguments go out as they come. Text that
 * does not begin as a call of one of the tools does is text.
 */
export class ToolCallReader {
  readonly #push: Push
  readonly #choice: number
  /** The start of a call of each tool, as the grammar has it written, which is compact. */
  readonly #heads: readonly (readonly [name: string, head: string])[]
  #state: 'start' | 'text' | 'head' | 'arguments' = 'start'
  #held = ''
  /** While it may yet be text. */
  #heldEvents: GenerationEvent[] = []
  #calls = 0
  #depth = 0
  #isInString = false
  #isEscaped = false

  constructor(choice: number, names: readonly string[], push: Push) {
    this.#push = push
    this.#choice = choice
    this.#heads = names.map((name) => [name, toCallHead(name)])
  }

  read(event: GenerationEvent): void {
    if (event.kind === 'text' && this.#state !== 'text') return this.#readText(event)
    // What breaks off while it may be a call is no answer.
    if (event.kind === 'finish' && event.reason !== 'length' && this.#state === 'start') this.#becomeText()
    const isCalled = event.kind === 'finish' && event.reason === 'stop' && this.#calls > 0
    this.#push(isCalled ? { ...event, reason: 'tool-calls' } : event)
  }

  #readText(event: Extract<GenerationEvent, { kind: 'text' }>): void {
    this.#held += event.text
    if (this.#state === 'start') {
      this.#heldEvents.push(event)
      if (!this.#mayBeCall()) return this.#becomeText()
    }
    while (this.#held !== '') {
      if (this.#state === 'arguments') this.#readArguments()
      else if (!this.#readHead()) return
    }
  }

  #mayBeCall(): boolean {
    return this.#heads.some(([, head]) => head.startsWith(this.#held) || this.#held.startsWith(head))
  }

  #becomeText(): void {
    this.#state = 'text'
    for (const event of this.#heldEvents) this.#push(event)
    this.#heldEvents = []
  }

  #readHead(): boolean {
    if (this.#held.startsWith('\n')) this.#held = this.#held.slice(1)
    const [name, head] = this.#heads.find((each) => this.#held.startsWith(each[1])) ?? []
    if (name === undefined || head === undefined) return false
    this.#held = this.#held.slice(head.length)
    this.#state = 'arguments'
    const id = `call_${randomUUID().replaceAll('-', '')}`
    this.#pushPiece({ id, name, arguments: '' })
    this.#calls += 1
    return true
  }

  /** Up to the brace that closes the call itself. */
  #readArguments(): void {
    const end = this.#findEnd()
    const written = this.#held.slice(0, end)
    if (written !== '') this.#pushPiece({ arguments: written }, this.#calls - 1)
    this.#held = end === undefined ? '' : this.#held.slice(end + 1)
    if (end !== undefined) this.#state = 'head'
  }

  #findEnd(): number | undefined {
    for (let at = 0; at < this.#held.length; at += 1) if (this.#closes(this.#held.charAt(at))) return at
    return undefined
  }

  #closes(sign: string): boolean {
    if (this.#isInString) {
      const isEnd = sign === '"' && !this.#isEscaped
      this.#isEscaped = sign === '\\' && !this.#isEscaped
      this.#isInString = !isEnd
      return false
    }
    if (sign === '"') this.#isInString = true
    if (sign === '{' || sign === '[') this.#depth += 1
    if (sign !== '}' && sign !== ']') return false
    if (this.#depth === 0) return true
    this.#depth -= 1
    return false
  }

  #pushPiece(piece: { id?: string; name?: string; arguments: string }, index = this.#calls): void {
    this.#push({ kind: 'tool-call', choice: this.#choice, index, ...piece })
  }
}
