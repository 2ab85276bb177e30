/** A mail with its label. */
export interface LabelledMail {
  readonly id: string
  readonly source: string
  readonly isSpam: boolean
  /** From the corpus of 2002, or written for this project, the further ones by templates. */
  readonly origin: 'corpus' | 'modern' | 'further'
}

/** What training needs of a mail: the rules it meets, by index, and its tokens. */
export interface Sample extends Omit<LabelledMail, 'source'> {
  readonly rules: readonly number[]
  readonly tokens: Int32Array
}
