/** How walks between stops are made where a feed says nothing. */
export interface TransferOptions {
  /** Metres as the crow flies up to which stops are joined by walking. */
  readonly radius: number
  /** Metres a second. */
  readonly speed: number
  /** Seconds for a change at one stop, from door to door. */
  readonly sameStop: number
  /** Seconds at least between two stops of one station. */
  readonly sameStation: number
  /** Seconds that a way between stations takes beside the walking. */
  readonly between: number
}

export const defaultTransferOptions: TransferOptions = {
  radius: 400,
  speed: 1.2,
  sameStop: 60,
  sameStation: 120,
  between: 60,
}
