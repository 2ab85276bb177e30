import { minOf } from '../../../../libraries/numbers/min-of.ts'

/** Text that may go out, with what belongs to the tokens that it came from. */
export interface Released<Mark> {
  readonly text: string
  readonly marks: readonly Mark[]
}

/**
 * Puts an answer together from the bytes of its tokens. What may still become a stop text, or is half a character, is held
 * back; a stop text and all after it never goes out.
 */
export class AnswerText<Mark> {
  readonly #stop: readonly string[]
  readonly #decoder = new TextDecoder()
  #held = ''
  /** Of tokens whose text is held: where it begins. */
  #marks: { readonly start: number; readonly mark: Mark }[] = []
  #isStopped = false

  constructor(stop: readonly string[]) {
    this.#stop = stop
  }

  get isStopped(): boolean {
    return this.#isStopped
  }

  add(bytes: Uint8Array, mark: Mark): Released<Mark> {
    this.#marks.push({ start: this.#held.length, mark })
    this.#held += this.#decoder.decode(bytes, { stream: true })
    const found = this.#findStop()
    if (found === undefined) return this.#release(this.#held.length - this.#countPossible())
    this.#isStopped = true
    return this.#release(found)
  }

  /** What was held back, when no more comes. */
  end(): Released<Mark> {
    if (this.#isStopped) return { text: '', marks: [] }
    this.#held += this.#decoder.decode()
    const released = this.#release(this.#held.length)
    return { ...released, marks: [...released.marks, ...this.#marks.map(({ mark }) => mark)] }
  }

  #findStop(): number | undefined {
    const places = this.#stop.map((stop) => this.#held.indexOf(stop)).filter((place) => place >= 0)
    return places.length > 0 ? minOf(places) : undefined
  }

  /** Length of the longest end of what is held that a stop text begins with. */
  #countPossible(): number {
    return this.#stop.reduce((max, stop) => {
      for (let length = Math.min(stop.length - 1, this.#held.length); length > max; length -= 1)
        if (this.#held.endsWith(stop.slice(0, length))) return length
      return max
    }, 0)
  }

  #release(length: number): Released<Mark> {
    const text = this.#held.slice(0, length)
    this.#held = this.#held.slice(length)
    const marks = this.#marks.filter(({ start }) => start < length).map(({ mark }) => mark)
    this.#marks = this.#marks
      .filter(({ start }) => start >= length)
      .map(({ start, mark }) => ({ start: start - length, mark }))
    return { text, marks }
  }
}
