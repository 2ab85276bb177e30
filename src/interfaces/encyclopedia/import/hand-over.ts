import { move, transferableSymbol, valueSymbol } from 'piscina'

/**
 * What a thread is given, or gives, with its largest buffer handed over instead of copied: nobody holds it twice, and
 * nobody waits for the garbage collector to find the other one. For piscina alone to unwrap.
 */
export function handOver(value: object, buffer: ArrayBufferLike): unknown {
  return move({
    get [transferableSymbol]() {
      return buffer
    },
    get [valueSymbol]() {
      return value
    },
  })
}
