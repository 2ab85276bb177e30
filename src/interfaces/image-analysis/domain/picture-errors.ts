import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'

/** The bytes are no picture, or one that is broken or of a kind that is not read. */
export function invalidFormat(message: string, cause?: unknown): ServiceError {
  return new ServiceError('InvalidImageFormat', 400, message, { cause })
}

/** The picture is too large or too small. */
export function invalidSize(message: string): ServiceError {
  return new ServiceError('InvalidImageSize', 400, message)
}

/** The address of a picture cannot be read, may not be used, or gives nothing. */
export function invalidUrl(message: string, cause?: unknown): ServiceError {
  return new ServiceError('InvalidImageUrl', 400, message, { cause })
}

/** Words are asked for where none can be read. No status that clients try again after. */
export function cannotRead(installation: string): ServiceError {
  const sentence = `Words are not read here: the optional packages are not installed. Whoever runs this server brings them by: ${installation}`
  return new ServiceError('NotSupportedFeature', 501, sentence)
}
