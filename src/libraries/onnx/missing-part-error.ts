/** A package or file that the operator has to bring. */
export class MissingPartError extends Error {
  override readonly name = 'MissingPartError'
}
