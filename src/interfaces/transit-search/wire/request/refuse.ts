import { ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'

/** A parameter that cannot be read, in a sentence. */
export function refuse(field: string, sentence: string): ServiceError {
  return new ServiceError('invalid_parameter', 400, sentence, { field })
}

/** The path says which form an answer has; a parameter that says it again is refused, as the original does. */
export function refuseFormat({ format }: { readonly format?: string | undefined }): void {
  if (format === undefined) return
  throw new ServiceError(
    'format_in_query',
    400,
    'Leave "format" out: /v1/json/ or /v1/xml/ in the path says the form.',
    {
      field: 'format',
    },
  )
}
