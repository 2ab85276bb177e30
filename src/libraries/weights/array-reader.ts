/**
 * Takes arrays of numbers out of bytes, one after the other; the numbers are little-endian, as every machine that Node runs on has
 * them. Arrays are copies, since those of wider numbers must begin at a multiple of their width.
 */
export class ArrayReader {
  readonly #bytes: Uint8Array
  #at: number

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes
    this.#at = start
  }

  /** Numbers of one byte that are left. */
  get rest(): number {
    return this.#bytes.length - this.#at
  }

  uint8(count: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#take(count))
  }

  int8(count: number): Int8Array<ArrayBuffer> {
    return new Int8Array(this.#take(count))
  }

  uint16(count: number): Uint16Array<ArrayBuffer> {
    return new Uint16Array(this.#take(count * Uint16Array.BYTES_PER_ELEMENT))
  }

  uint32(count: number): Uint32Array<ArrayBuffer> {
    return new Uint32Array(this.#take(count * Uint32Array.BYTES_PER_ELEMENT))
  }

  float32(count: number): Float32Array<ArrayBuffer> {
    return new Float32Array(this.#take(count * Float32Array.BYTES_PER_ELEMENT))
  }

  #take(length: number): ArrayBuffer {
    if (length > this.rest) throw new RangeError(`The file ends ${length - this.rest} bytes before its arrays do.`)
    const piece = new Uint8Array(this.#bytes.subarray(this.#at, this.#at + length))
    this.#at += length
    return piece.buffer
  }
}
