import { maxOf } from '../../../libraries/numbers/max-of.ts'

/** What may be a word of an answer, such as `ollama` or `not-needed`, is no secret: those are longer and hold a digit. */
const isSecret = (key: string) => key.length >= 16 && /\d/.test(key)

/**
 * Hides the operator's key in what an original says: some repeat the address or the headers that they were asked with. It comes out at
 * the same length, so that lengths which were announced hold.
 */
export class KeyMask {
  readonly #forms: readonly Buffer[]
  /** The start of a key, perhaps, at the end of what was given last. */
  #held: Buffer = nothing

  constructor(key: string | undefined) {
    const forms = key === undefined || !isSecret(key) ? [] : [key, encodeURIComponent(key)]
    this.#forms = [...new Set(forms)].map((form) => Buffer.from(form))
  }

  /** The piece with every key in it hidden; the bytes of a key that may go on in the next piece are held back until then. */
  hide(piece: Buffer, isLast: boolean): Buffer {
    if (this.#forms.length === 0) return piece
    const bytes = this.#held.length > 0 ? Buffer.concat([this.#held, piece]) : piece
    for (const form of this.#forms) maskAll(bytes, form)
    const held = isLast ? 0 : maxOf(this.#forms.map((form) => heldLength(bytes, form)))
    this.#held = held > 0 ? Buffer.from(bytes.subarray(bytes.length - held)) : nothing
    return bytes.subarray(0, bytes.length - held)
  }

  hideIn(text: string): string {
    return this.#forms.reduce((hidden, form) => hidden.replaceAll(form.toString(), '*'.repeat(form.length)), text)
  }
}

const nothing = Buffer.alloc(0)

function maskAll(bytes: Buffer, form: Buffer): void {
  for (let at = bytes.indexOf(form); at >= 0; at = bytes.indexOf(form, at + form.length))
    bytes.fill('*', at, at + form.length)
}

/** How many of the last bytes are the start of `form`. */
function heldLength(bytes: Buffer, form: Buffer): number {
  for (let length = Math.min(form.length - 1, bytes.length); length > 0; length -= 1)
    if (bytes.subarray(bytes.length - length).equals(form.subarray(0, length))) return length
  return 0
}
