/** A failure as MediaWiki words it (mediawiki.org/wiki/API:Errors_and_warnings): HTTP 200, a code, a sentence. */
export class ActionError extends Error {
  override readonly name = 'ActionError'
  readonly code: string

  constructor(code: string, info: string) {
    super(info)
    this.code = code
  }
}

/** A value that is none of those a parameter may have. */
export function badValue(parameter: string, value: string): ActionError {
  return new ActionError('badvalue', `Unrecognized value for parameter "${parameter}": ${value}.`)
}
