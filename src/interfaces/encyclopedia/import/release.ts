/**
 * Gives the memory behind bytes back, all of it, where they are not needed any more; they are empty afterwards. The garbage
 * collector would come for it late, as what it sees of a large buffer is small.
 */
export function release(bytes: Uint8Array): void {
  if (bytes.buffer instanceof ArrayBuffer) bytes.buffer.transfer(0)
}
