/** What bounds the reading of a request. */
export interface Reading {
  /** Ends the wait for what does not come. */
  readonly signal: AbortSignal
  /** Bytes of a mail, before and after inflating. */
  readonly maxMailBytes: number
  /** Called with bytes before they are kept; throws where there is no room for them. */
  readonly hold: (bytes: number) => void
}
