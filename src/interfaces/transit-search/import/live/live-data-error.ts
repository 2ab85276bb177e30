/** Live data of no use; the message is a sentence for the operator. */
export class LiveDataError extends Error {
  override readonly name = 'LiveDataError'
}
