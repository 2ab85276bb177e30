/** A failure as MediaWiki words it (mediawiki.org/wiki/API:Errors_and_warnings): HTTP 200, a code, a sentence. */
export class ActionError extends Error {
  override readonly name = 'ActionError'
  readonly code: string
  /** Fields beside the code, such as the limit that was passed. */
  readonly data: Readonly<Record<string, unknown>>
  /** Path of the module that fails, where it is not the action. */
  readonly module: string | undefined

  constructor(code: string, info: string, data: Readonly<Record<string, unknown>> = {}, module?: string) {
    super(info)
    this.code = code
    this.data = data
    this.module = module
  }

  /** The same failure as that of a module. */
  of(module: string): ActionError {
    return new ActionError(this.code, this.message, this.data, this.module ?? module)
  }
}

/** A value that a parameter may not have. */
export function badValue(parameter: string, value: string): ActionError {
  return new ActionError('badvalue', `Unrecognized value for parameter "${parameter}": ${value}.`)
}

export function badContinue(): ActionError {
  return new ActionError(
    'badcontinue',
    'Invalid continue param. You should pass the original value returned by the previous query.',
  )
}
