/** Thrown when a stream that had begun was cut off, fell silent for longer than the timeout, or sent what is not JSON. */
export class StreamBrokenError extends Error {
  override readonly name = 'StreamBrokenError'
}
