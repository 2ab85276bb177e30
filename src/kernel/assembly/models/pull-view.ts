/** How a pull fares, for those who watch it. */
export interface PullView {
  readonly name: string
  readonly state: 'pulling' | 'here' | 'stopped' | 'failed'
  readonly done: number
  readonly total?: number
  /** Bytes a second, since this pull began; what was there from before is not counted. */
  readonly rate?: number
  /** What is done just now, or what came of it. */
  readonly about: string
}
