import { randomUUID } from 'node:crypto'
import type { GenerationEvent } from '../../../port.ts'

type Push = (event: GenerationEvent) => void

/** The start of a call as the grammar has it written, which is compact. */
const head = /^\n?\{"name":("(?:[^"\\]|\\.)*"),"arguments":/

/**
 * Makes tool calls of the text of one choice that was written by the grammar of tools: their arguments go out as they come. Text that
 * does not begin with a brace is text.
 */
export class ToolCallReader {
  readonly #push: Push
  readonly #choice: number
  #state: 'start' | 'text' | 'head' | 'arguments' = 'start'
  #held = ''
  #calls = 0
  #depth = 0
  #isInString = false
  #isEscaped = false

  constructor(choice: number, push: Push) {
    this.#choice = choice
    this.#push = push
  }

  read(event: GenerationEvent): void {
    if (event.kind === 'text' && this.#state === 'start' && event.text !== '')
      this.#state = event.text.startsWith('{') ? 'head' : 'text'
    if (event.kind === 'text' && this.#state !== 'text') return this.#readCalls(event.text)
    const isCalled = event.kind === 'finish' && event.reason === 'stop' && this.#calls > 0
    this.#push(isCalled ? { ...event, reason: 'tool-calls' } : event)
  }

  #readCalls(text: string): void {
    this.#held += text
    while (this.#held !== '') {
      if (this.#state === 'arguments') this.#readArguments()
      else if (!this.#readHead()) return
    }
  }

  #readHead(): boolean {
    const [whole, name] = head.exec(this.#held) ?? []
    if (whole === undefined || name === undefined) return false
    this.#held = this.#held.slice(whole.length)
    this.#state = 'arguments'
    const id = `call_${randomUUID().replaceAll('-', '')}`
    this.#pushPiece({ id, name: String(JSON.parse(name)), arguments: '' })
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
