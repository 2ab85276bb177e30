import type { FastifyReply } from 'fastify'
import { kernelError, type ServiceError, toServiceError, unforeseen } from '../../foundation/errors/service-error.ts'
import { maxParameterLength } from './limits.ts'

/** Fastify's own failures, in our codes and with sentences for the caller. */
const fastifyErrors = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['invalid_body', 'The Content-Type header cannot be read.'],
  FST_ERR_MAX_PARAM_LENGTH: ['invalid_request', `A part of the path is longer than ${maxParameterLength} characters.`],
  FST_ERR_BAD_URL: ['invalid_encoding', 'The address holds an invalid percent-encoding.'],
} as const

/** Reads anything thrown on the way through the server as one of our errors. */
export function fromThrown(thrown: unknown): ServiceError {
  try {
    return readThrown(thrown)
  } catch {
    // Getters that throw, for one.
    return unforeseen(thrown)
  }
}

/** The same; but whatever fails once nobody waits for it any more fails for that reason. */
export function fromThrownBy({ raw }: FastifyReply, thrown: unknown): ServiceError {
  if (!raw.destroyed) return fromThrown(thrown)
  return kernelError('cancelled', 'The caller left before the answer.', { cause: thrown })
}

function readThrown(thrown: unknown): ServiceError {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''
  if (!isKnown(code)) return toServiceError(thrown)
  const [ours, sentence] = fastifyErrors[code]
  return kernelError(ours, sentence, { cause: thrown })
}

function isKnown(code: string): code is keyof typeof fastifyErrors {
  return Object.hasOwn(fastifyErrors, code)
}
