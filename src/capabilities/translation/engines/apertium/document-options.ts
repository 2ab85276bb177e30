import type { WriteText } from './inline.ts'

/** How a document is translated, the same for all of its parts. */
export interface DocumentOptions {
  /** The language that it is translated into. */
  readonly target: string
  readonly writeText: WriteText
  /** Translates one message of Apertium's stream format. */
  readonly ask: (message: string) => Promise<string>
}
