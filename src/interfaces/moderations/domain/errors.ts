import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'

/** The engine has no such model. */
export function modelNotFound(model: string, known: string): ServiceError {
  const message = `The model "${model.slice(0, 200)}" does not exist here; ask for "${known}", or name none.`
  return new ServiceError('model_not_found', 404, message, { field: 'model' })
}
