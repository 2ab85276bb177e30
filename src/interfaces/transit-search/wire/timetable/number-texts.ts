/** Texts of a table with the codes that its rows name them by. */
export interface NumberedTexts {
  /** The most frequent first. */
  readonly entries: readonly { readonly code: string; readonly text: string }[]
  readonly codeOf: (text: string) => string
}

export function numberTexts(texts: readonly string[]): NumberedTexts {
  const groups = [...Map.groupBy(texts, (text) => text)].toSorted(([, one], [, other]) => other.length - one.length)
  const codes = new Map(groups.map(([text], index) => [text, String(index + 1)]))
  return {
    entries: [...codes].map(([text, code]) => ({ code, text })),
    codeOf: (text) => codes.get(text) ?? '',
  }
}
