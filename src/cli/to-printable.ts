/** Characters; a sentence may quote a source, and a source may be anything. */
const maxSentenceLength = 1_000

/** Without the control characters by which a source could move about on the terminal. */
export function toPrintable(sentence: string): string {
  const cut = sentence.length > maxSentenceLength ? `${sentence.slice(0, maxSentenceLength)}…` : sentence
  return cut.replace(/\p{Cc}/gu, '\u{fffd}').toWellFormed()
}
