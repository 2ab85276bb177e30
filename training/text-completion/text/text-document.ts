/** A text of the training data, cleaned. */
export interface TextDocument {
  readonly name: string
  readonly text: string
  readonly language: 'en' | 'ja'
  /** Public domain: its rare sequences may be kept. Of others, nothing that was seen only once is. */
  readonly isPublicDomain: boolean
}
