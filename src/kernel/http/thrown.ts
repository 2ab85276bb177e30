import { kernelError, type ServiceError, toServiceError } from '../errors.ts'
import { maxParameterLength } from './limits.ts'

/** Fastify's own failures, in our codes and with sentences for the caller. */
const fastifyErrors = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['invalid_body', 'The Content-Type header cannot be read.'],
  FST_ERR_MAX_PARAM_LENGTH: ['invalid_request', `A part of the path is longer than ${maxParameterLength} characters.`],
  FST_ERR_BAD_URL: ['invalid_encoding', 'The address holds an invalid percent-encoding.'],
} as const

/** Reads anything thrown on the way through the server as one of our errors. */
export function fromThrown(thrown: unknown): ServiceError {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''
  if (!isKnown(code)) return toServiceError(thrown)
  const [ours, sentence] = fastifyErrors[code]
  return kernelError(ours, sentence, { cause: thrown })
}

function isKnown(code: string): code is keyof typeof fastifyErrors {
  return Object.hasOwn(fastifyErrors, code)
}
