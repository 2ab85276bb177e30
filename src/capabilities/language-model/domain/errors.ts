import { kernelError, LackError, ServiceError } from '../../../kernel/foundation/errors/service-error.ts'

/** No engine has the model. */
export function modelNotFound(model: string): ServiceError {
  const message = `The model "${model.slice(0, 200)}" does not exist here; GET /v1/models lists those that do.`
  return new ServiceError('model_not_found', 404, message, { field: 'model' })
}

/** The engine has no model at all: of a chain the next engine answers. */
export class NoModelError extends LackError {}

/** As the original answers for its models of completions. */
export function notForChat(model: string, other: string): ServiceError {
  const message = `${model} goes on with texts (/v1/completions) and does not chat; name ${other}, or no model.`
  return new ServiceError('model_not_found', 404, message, { field: 'model' })
}

/** Prompt and answer together are longer than the model can hold. */
export function contextTooLong(contextLength: number, asked: number, field: 'messages' | 'prompt'): ServiceError {
  const message = `This model holds ${contextLength} tokens; your request has ${asked}. Shorten the ${field}.`
  return new ServiceError('context_length_exceeded', 400, message, { field })
}

/** The engine cannot do what a parameter asks. */
export function notSupported(field: string, message: string): ServiceError {
  return new ServiceError('unsupported_parameter', 400, message, { field })
}

/** The model behind an engine failed. */
export function modelFailed(message: string, cause?: unknown): ServiceError {
  return kernelError('engine_failed', message, { cause })
}
