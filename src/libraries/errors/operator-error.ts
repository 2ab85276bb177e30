/** A failure that the person who runs Mainstay can mend: a wrong setting, a server that is not there. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
