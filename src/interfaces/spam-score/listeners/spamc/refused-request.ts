/** Of sysexits.h, and 79 of SpamAssassin's own. */
export const refusals = { EX_TEMPFAIL: 75, EX_PROTOCOL: 76, EX_TIMEOUT: 79 } as const

/** What spamc is told is wrong with its request. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest'
  readonly reason: keyof typeof refusals

  constructor(message: string, reason: keyof typeof refusals = 'EX_PROTOCOL') {
    super(message)
    this.reason = reason
  }
}
