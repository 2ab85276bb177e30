import { NameIndex, type PackedNames } from './name-index.ts'
import { signLetters, signPairs } from './signature.ts'

/** Bytes that one character of a JavaScript string takes at most in UTF-8. */
const bytesPerUnit = 3

/** Builds an index from names given in the order in which they shall be found. */
export class NamePacker {
  readonly #encoder = new TextEncoder()
  #count = 0
  #numbers = new Int32Array(1024)
  #offsets = new Uint32Array(1025)
  #letters = new Uint32Array(1024)
  #pairs = new Uint32Array(1024)
  #bytes = new Uint8Array(16_384)

  add(number: number, foldedName: string): void {
    const start = this.#offsets[this.#count] ?? 0
    this.#makeRoom(start + foldedName.length * bytesPerUnit)
    const end = start + this.#encoder.encodeInto(foldedName, this.#bytes.subarray(start)).written
    this.#numbers[this.#count] = number
    this.#letters[this.#count] = signLetters(this.#bytes, start, end)
    this.#pairs[this.#count] = signPairs(this.#bytes, start, end)
    this.#count += 1
    this.#offsets[this.#count] = end
  }

  /** The index of all names added; to be called once. */
  finish(): NameIndex {
    const count = this.#count
    const names: PackedNames = {
      count,
      numbers: this.#numbers.slice(0, count),
      offsets: this.#offsets.slice(0, count + 1),
      letters: this.#letters.slice(0, count),
      pairs: this.#pairs.slice(0, count),
      bytes: this.#bytes.slice(0, this.#offsets[count]),
    }
    return new NameIndex(names)
  }

  #makeRoom(bytesNeeded: number): void {
    if (bytesNeeded > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(bytesNeeded, this.#bytes.length * 2))
      grown.set(this.#bytes)
      this.#bytes = grown
    }
    if (this.#count < this.#numbers.length) return
    const length = this.#numbers.length * 2
    this.#numbers = copyInto(new Int32Array(length), this.#numbers)
    this.#offsets = copyInto(new Uint32Array(length + 1), this.#offsets)
    this.#letters = copyInto(new Uint32Array(length), this.#letters)
    this.#pairs = copyInto(new Uint32Array(length), this.#pairs)
  }
}

function copyInto<Numbers extends Int32Array | Uint32Array>(target: Numbers, source: Numbers): Numbers {
  target.set(source)
  return target
}
