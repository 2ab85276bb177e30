const minSlots = 256

/** Values by short runs of bytes, found without making a string of them: open addressing over FNV-1a. */
export class ByteTable<Value extends object> {
  /** Numbers of entries, counted from 1; 0 is free. A power of two of them, half full at most. */
  #slots = new Int32Array(minSlots)
  readonly #hashes: number[] = []
  readonly #keyEnds: number[] = [0]
  readonly #values: Value[] = []
  #keys = new Uint8Array(16 * minSlots)
  /** Of its own, so that nobody can write a text whose targets all collide. */
  readonly #seed = Math.trunc(Math.random() * 2 ** 31)

  get size(): number {
    return this.#values.length
  }

  /** The value of `bytes` from `start` to `end`; `make` gives it at the first time. */
  read(bytes: Uint8Array, start: number, end: number, make: (start: number, end: number) => Value): Value {
    let hash = this.#seed
    for (let index = start; index < end; index++) hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x01000193)
    // The low bits of FNV know nothing of the high bits of a byte.
    hash = (hash ^ (hash >>> 15)) & 0x3fffffff
    const slots = this.#slots
    const last = slots.length - 1
    let slot = hash & last
    for (let entry = slots[slot] ?? 0; entry !== 0; entry = slots[slot] ?? 0) {
      const value = this.#values[entry - 1]
      if (value && this.#hashes[entry - 1] === hash && this.#isKey(entry - 1, bytes, start, end)) return value
      slot = (slot + 1) & last
    }
    const value = make(start, end)
    this.#add(hash, slot, bytes.subarray(start, end), value)
    return value
  }

  #isKey(entry: number, bytes: Uint8Array, start: number, end: number): boolean {
    const keyStart = this.#keyEnds[entry] ?? 0
    if ((this.#keyEnds[entry + 1] ?? 0) - keyStart !== end - start) return false
    const offset = keyStart - start
    for (let index = start; index < end; index++) {
      if (this.#keys[index + offset] !== bytes[index]) return false
    }
    return true
  }

  #add(hash: number, slot: number, key: Uint8Array, value: Value): void {
    const keyStart = this.#keyEnds.at(-1) ?? 0
    const keyEnd = keyStart + key.length
    if (keyEnd > this.#keys.length) this.#growKeys(keyEnd)
    this.#keys.set(key, keyStart)
    this.#keyEnds.push(keyEnd)
    this.#hashes.push(hash)
    this.#slots[slot] = this.#values.push(value)
    if (this.size * 2 > this.#slots.length) this.#growSlots()
  }

  #growKeys(length: number): void {
    const keys = new Uint8Array(length * 2)
    keys.set(this.#keys)
    this.#keys = keys
  }

  #growSlots(): void {
    const slots = new Int32Array(this.#slots.length * 2)
    for (const [entry, hash] of this.#hashes.entries()) {
      let slot = hash & (slots.length - 1)
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = entry + 1
    }
    this.#slots = slots
  }
}
