import { OperatorError } from '../../../libraries/errors/operator-error.ts'

interface SchemaFault {
  readonly instancePath: string
  readonly message: string
}

/** A record that `restore` cannot take back; `of` says whose it is, such as `notes`. */
export function wrongRecord(of: string, [fault]: readonly SchemaFault[]): OperatorError {
  return new OperatorError(`A record of ${of} ${fault?.instancePath.slice(1) ?? ''} ${fault?.message ?? 'is unknown'}.`)
}
