/** The port of G1: whose name it is. */

export interface NameQuestion {
  readonly name: string
  /** ISO 3166-1 alpha-2, upper case: where the bearer is from. */
  readonly country?: string
  /** Guess a gender even for what is no name, or is as likely either. */
  readonly guessesAlways: boolean
  /** Ask a language model where the engine is unsure and one is configured. */
  readonly asksLanguageModel: boolean
}

export interface NameAnswer {
  /** Undefined where it is unknown. */
  readonly gender: 'male' | 'female' | undefined
  /** The chance that the gender is right, 0.5 to 1; 0 where it is unknown. */
  readonly probability: number
  /** Whether it looks like a name of a person. */
  readonly isHumanName: boolean
}

export interface NameReader {
  predictGender(question: NameQuestion, signal: AbortSignal): Promise<NameAnswer>
}
