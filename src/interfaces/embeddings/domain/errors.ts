import { ServiceError } from '../../../kernel/errors/service-error.ts'

/** The engine has no such model. */
export function modelNotFound(model: string, known: string): ServiceError {
  const message = `The model "${model.slice(0, 200)}" does not exist here; ask for "${known}", or name none.`
  return new ServiceError('model_not_found', 404, message, { field: 'model' })
}

/** The vectors are shorter than the caller wants them. */
export function tooManyDimensions(asked: number, max: number): ServiceError {
  const message = `"dimensions" is ${asked}; this model’s vectors have ${max}, and fewer can be asked for.`
  return new ServiceError('invalid_request', 400, message, { field: 'dimensions' })
}
