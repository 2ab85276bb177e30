/** A piece of a text: known to the book, or left to who comes after it. All sources make the whole text. */
export interface Piece {
  /** As it was written. */
  readonly source: string
  readonly answer: string | undefined
  /** What else the book has for it. */
  readonly others?: readonly string[]
  /** Whether nothing in it is to be translated: markup, white space. */
  readonly isRaw?: boolean
}

/** The book's translations of a text, the best first. Others have their turn between two. */
export type AskBook = (text: string) => Promise<readonly string[]>

/** What the book does not know as long runs, so that the engine that translates it sees what belongs together. */
export function joinUnknown(pieces: readonly Piece[]): Piece[] {
  const runs: { sources: string[]; answer: string | undefined; isRaw: boolean }[] = []
  for (const { source, answer, isRaw = false } of pieces) {
    const last = runs.at(-1)
    if (last && last.answer === undefined && answer === undefined) {
      last.sources.push(source)
      last.isRaw &&= isRaw
    } else runs.push({ sources: [source], answer, isRaw })
  }
  return runs.map(({ sources, ...run }) => ({ ...run, source: sources.join('') }))
}
