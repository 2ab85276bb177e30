/** How a language says no. `negates` and `seems` are narrow and `denies` is wide, so that hardly any good translation is doubted. */
export interface NegationWords {
  /** What makes a sentence one that says no. */
  readonly negates: RegExp
  /** What looks like it and means something else: requests, questions, "not only", what somebody must do. */
  readonly seems: RegExp
  /** What may deny something, however it is put. */
  readonly denies: RegExp
}
