/** What came of the calls of one interface since this process started. */
export interface CallFigures {
  readonly total: number
  /** Answers of 400 to 498: the caller's own fault, by the status of the wire. */
  readonly refused: number
  /** Answers of 500 and more. */
  readonly failed: number
  /** Milliseconds within which half of the calls were answered, and 95 of 100; absent before the first. */
  readonly medianMs?: number
  readonly p95Ms?: number
}
