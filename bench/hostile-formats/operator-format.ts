import type { FormatInput } from './format-input.ts'

/** A format of files that only whoever runs a server gives it, downloaded from strangers. */
export interface OperatorFormat {
  readonly format: string
  /** The file's name: some readers go by its ending. */
  readonly file: string
  generate(random: () => number): Iterable<FormatInput>
  /**
   * Arguments of Node for a process that opens the file and ends: with 0, or with another code and a sentence.
   * `dataFolder` is its own.
   */
  open(path: string, dataFolder: string): readonly string[]
}
