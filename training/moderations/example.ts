import { learned } from '../../src/interfaces/moderations/engines/embedded/model/file-format.ts'

export interface Example {
  readonly text: string
  /** By learned category: 1, 0, or undefined where nobody knows. */
  readonly labels: readonly (number | undefined)[]
  readonly weight: number
  /** What it was made from: examples of one origin never stand on both sides of a split. */
  readonly origin: string
}

/** Letters that the files of texts mark their lines with. */
const letters: Readonly<Record<string, (typeof learned)[number]>> = {
  S: 'sexual',
  H: 'hate',
  T: 'hate/threatening',
  D: 'self-harm',
  V: 'violence',
  G: 'violence/graphic',
}

/** Reads `S V` or `N`. */
export function readLabels(text: string): readonly number[] {
  const marked = text.split(' ').map((letter) => letters[letter])
  return learned.map((category) => (marked.includes(category) ? 1 : 0))
}
