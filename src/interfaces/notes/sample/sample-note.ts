/** A note of the sample, written for Mainstay. */
export interface SampleNote {
  readonly slug: string
  readonly title: string
  /** `YYYY-MM-DD`, published at noon UTC. */
  readonly date: string
  readonly likes: number
  readonly tags: readonly string[]
  readonly markdown: string
}
