/** The port of G8. */
export interface Summarizer {
  summarize(request: SummaryRequest, signal: AbortSignal): Promise<readonly string[]>
}

export interface SummaryRequest {
  readonly text: string
  /** What ends a sentence; undefined where punctuation and line breaks do. */
  readonly separator: string | undefined
  readonly maxSentences: number
  /** Of all sentences together, with a character between two (`separatorLength`), never more: where none fits whole, the last clauses of one, or nothing. */
  readonly maxCharacters: number
}
