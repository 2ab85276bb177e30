export interface NestedFailure {
  readonly code: string
  readonly message: string
  readonly innererror?: { readonly code: string; readonly message: string }
}

/** Codes that stand by themselves, with no outer code. */
const outermost = new Set(['NotFound', 'MethodNotAllowed', 'InternalServerError', 'ServiceUnavailable'])

/** Faults of the picture, or of what can be done with it; what else is at fault at 400 is an argument. */
const ofRequests = new Set(['InvalidImageUrl', 'InvalidImageFormat', 'InvalidImageSize', 'NotSupportedFeature'])

/** A failure as version 3.2 writes it: one of a few codes, and within it the code that older versions have. */
export function toNestedFailure(code: string, status: number, message: string): NestedFailure {
  if (outermost.has(code)) return { code, message }
  return { code: findOuterCode(code, status), message, innererror: { code, message } }
}

function findOuterCode(code: string, status: number): string {
  if (ofRequests.has(code)) return 'InvalidRequest'
  if (status === 503) return 'ServiceUnavailable'
  return status >= 500 ? 'InternalServerError' : 'InvalidArgument'
}
