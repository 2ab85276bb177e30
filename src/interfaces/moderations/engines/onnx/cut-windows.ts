import type { Classifier } from './load-classifier.ts'

/** Characters of a text that the classifier reads; of longer ones the beginning and the end. */
export const maxCharacters = 40_000

/** A text in tokens, in as many pieces as the classifier needs to read it, each begun and ended as a text of its own. */
export function cutWindows(
  { tokenizer, maxTokens }: Pick<Classifier, 'tokenizer' | 'maxTokens'>,
  text: string,
): readonly (readonly number[])[] {
  const marks = tokenizer.encode('').ids
  const [opening, closing] = [marks.slice(0, Math.ceil(marks.length / 2)), marks.slice(Math.ceil(marks.length / 2))]
  const { ids } = tokenizer.encode(shorten(text))
  const own = ids.slice(opening.length, ids.length - closing.length)
  const length = Math.max(1, maxTokens - marks.length)
  const count = Math.max(1, Math.ceil(own.length / length))
  const cut = (at: number) => own.slice(at * length, (at + 1) * length)
  return Array.from({ length: count }, (_, at) => [...opening, ...cut(at), ...closing])
}

function shorten(text: string): string {
  const half = maxCharacters / 2
  const read = text.length > maxCharacters ? `${text.slice(0, half)}\n${text.slice(-half)}` : text
  return read.toWellFormed()
}
