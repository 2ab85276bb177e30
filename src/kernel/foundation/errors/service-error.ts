/**
 * Every failure that the kernel itself can report, with the HTTP status that a wire uses unless it has its own way.
 * A slice's `renderError` turns the code into that wire's body.
 */
export const kernelErrors = {
  invalid_encoding: 400,
  invalid_body: 400,
  invalid_request: 400,
  missing_key: 401,
  wrong_key: 401,
  key_out_of_scope: 403,
  foreign_origin: 403,
  unknown_path: 404,
  method_not_allowed: 405,
  body_timed_out: 408,
  body_too_large: 413,
  wrong_host: 421,
  quota_used_up: 429,
  rate_limited: 429,
  cancelled: 499,
  internal: 500,
  not_served: 501,
  engine_failed: 502,
  busy: 503,
  engine_unavailable: 503,
  storage_full: 503,
  storage_unavailable: 503,
  took_too_long: 503,
  timed_out: 504,
} as const

export type KernelErrorCode = keyof typeof kernelErrors

export interface ServiceErrorOptions extends ErrorOptions {
  /** Headers that belong to the failure itself, such as `retry-after` or `allow`. */
  headers?: Readonly<Record<string, string>>
  /** The field of the request that is at fault, such as `messages.0.role`, for wires that name it apart. */
  field?: string
}

/**
 * The one error that handlers and engines throw on purpose. `message` is shown to the caller, so it is a sentence that
 * a person can act on; what happened inside goes into `cause`, which only the log sees.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly field: string | undefined

  constructor(code: string, status: number, message: string, options: ServiceErrorOptions = {}) {
    super(message, options)
    this.code = code
    this.status = status
    this.headers = options.headers ?? {}
    this.field = options.field
  }
}

/** What an engine needs is not here, a model for one; once that is pulled it answers. The next engine of a chain is asked. */
export class LackError extends ServiceError {
  constructor(message: string, options?: ServiceErrorOptions) {
    super('engine_unavailable', kernelErrors.engine_unavailable, message, options)
  }
}

/** Makes one of the kernel's own errors, with the status from the table above. */
export function kernelError(code: KernelErrorCode, message: string, options?: ServiceErrorOptions): ServiceError {
  return new ServiceError(code, kernelErrors[code], message, options)
}

/** Work of our own was given up at its bound. It is answered like `busy`, as the machine may be busy; a server that we ask and that is late is `timed_out`. */
export function tookTooLong(message: string, options?: ErrorOptions): ServiceError {
  return kernelError('took_too_long', message, { ...options, headers: { 'retry-after': '10' } })
}

/** Reads whatever was thrown as a ServiceError; anything unforeseen becomes `internal`, its details kept in `cause`. */
export function toServiceError(thrown: unknown): ServiceError {
  return thrown instanceof ServiceError ? thrown : unforeseen(thrown)
}

/** A failure that nobody has words for; the log sees what was thrown. */
export function unforeseen(thrown: unknown): ServiceError {
  return kernelError('internal', 'Something went wrong on our side; the log has the details.', { cause: thrown })
}
