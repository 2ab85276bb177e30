export type OutgoingErrorCode =
  | 'bad_address'
  | 'private_address'
  | 'unreachable'
  | 'timed_out'
  | 'too_many_redirects'
  | 'too_large'
  | 'broken_body'

/** A fetch of a stranger's address that gave no answer. The message names the host alone, never a path or a credential. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError'
  readonly code: OutgoingErrorCode

  constructor(code: OutgoingErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
