/** The port of G8. */
export interface Summarizer {
  summarize(request: SummaryRequest, signal: AbortSignal): Promise<readonly string[]>
}

export interface SummaryRequest {
  readonly text: string
  /** What ends a sentence; undefined where punctuation and line breaks do. */
  readonly separator: string | undefined
  readonly maxSentences: number
  /** Of all sentences together; the first one may be longer, for a summary has one at least. */
  readonly maxCharacters: number
}
