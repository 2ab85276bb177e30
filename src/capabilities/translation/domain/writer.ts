/** Writes texts again in their own language. */
export interface Writer {
  /**
   * Each text written better; the results stand in the order of the texts.
   *
   * @throws ServiceError where there is no model that writes, or a text is in another language than `target`
   */
  rephrase(request: RephraseRequest, signal: AbortSignal): Promise<readonly RephrasedText[]>
}

export interface RephraseRequest {
  readonly texts: readonly string[]
  /** The language of the texts, with the region to write for; found out for each when absent. */
  readonly target?: string
  /** Such as `business`. */
  readonly style?: string
  /** Such as `friendly`. */
  readonly tone?: string
}

export interface RephrasedText {
  readonly text: string
  /** The language that it was in; `und` where it is not known. */
  readonly source: string
}
