/** What figures were measured on. A figure that says how good something is says so only of its set. */
export interface FigureSet {
  /** How the names of its figures begin; all others of the benchmark where it is left out. */
  readonly figures?: RegExp
  readonly set: string
  /** Whether what was learnt or set by hand could know it. */
  readonly heldBack: string
  readonly chosenBy: string
}

export const nothing = 'nothing is learnt'
/** Speed, memory and counts of requests. */
export const load: FigureSet = { set: 'a load made by the benchmark', heldBack: nothing, chosenBy: 'us' }
