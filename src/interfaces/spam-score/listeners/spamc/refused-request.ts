/** Codes of sysexits.h, and 79 of SpamAssassin's own, with the words that spamd says before the reason. */
export const refusals = {
  unavailable: { code: 69, words: 'Service Unavailable' },
  noRoom: { code: 75, words: 'Temporary Failure' },
  protocol: { code: 76, words: 'Bad header line' },
  timeout: { code: 79, words: 'Timeout' },
} as const

/** What is wrong with a request, as spamc gets it. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest'
  readonly kind: keyof typeof refusals

  constructor(message: string, kind: keyof typeof refusals = 'protocol', options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
