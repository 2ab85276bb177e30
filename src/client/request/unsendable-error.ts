/** Thrown while a request is built, when what was given cannot be written as one; the call turns it into a failure. */
export class UnsendableError extends Error {
  override readonly name = 'UnsendableError'
}
