/** A task or a result whose buffers are handed over to the other thread instead of copied; the sender's are empty afterwards. */
export class HandedOver<Value> {
  readonly value: Value
  readonly buffers: readonly ArrayBuffer[]

  constructor(value: Value, buffers: readonly ArrayBuffer[]) {
    this.value = value
    this.buffers = buffers
  }
}

/** Shared memory needs no handing over, and what several views lie in is handed over once. */
export function handOver<Value>(value: Value, buffers: Iterable<ArrayBufferLike>): HandedOver<Value> {
  const own = [...new Set(buffers)].filter((buffer) => buffer instanceof ArrayBuffer)
  return new HandedOver(value, own)
}
