/** The document cannot be read as a feed; the message is a sentence about what it was instead. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
  /** Addresses of feeds that the document, a web page, points to. */
  readonly alternates: readonly string[]

  constructor(message: string, alternates: readonly string[] = [], options?: ErrorOptions) {
    super(message, options)
    this.alternates = alternates
  }
}
