/** An article of the sample, written for Mainstay in the wiki's own markup. */
export interface SampleArticle {
  readonly title: string
  /** Other titles that lead to it. */
  readonly redirects?: readonly string[]
  readonly text: string
}
