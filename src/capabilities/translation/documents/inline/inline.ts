/**
 * What stands within one paragraph, whatever the kind of document: text, parts of it in another style, and things among the words that are not
 * translated. `Payload` is what the kind of document needs to write it again.
 */
export type Inline<Payload> =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'group'; readonly payload: Payload; readonly children: readonly Inline<Payload>[] }
  /** Stays as it is; `shown` is what a reader sees there, which may help to translate the words around it. */
  | { readonly kind: 'kept'; readonly payload: Payload; readonly shown?: string }
  /** Text that stays as it is, such as a placeholder. */
  | { readonly kind: 'fixed'; readonly text: string }
  /** A line break, which ends a sentence. */
  | { readonly kind: 'break'; readonly payload: Payload }

export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text)
}

/** Neighbouring texts as one. */
export function joinTexts<Payload>(inlines: readonly Inline<Payload>[]): Inline<Payload>[] {
  const joined: Inline<Payload>[] = []
  for (const inline of inlines) {
    const last = joined.at(-1)
    if (inline.kind === 'text' && last?.kind === 'text')
      joined[joined.length - 1] = { kind: 'text', text: last.text + inline.text }
    else if (inline.kind !== 'text' || inline.text !== '') joined.push(inline)
  }
  return joined
}

/** Whether there is anything to translate. */
export function isTranslatable<Payload>(inlines: readonly Inline<Payload>[]): boolean {
  return inlines.some(
    (inline) =>
      (inline.kind === 'text' && hasWords(inline.text)) || (inline.kind === 'group' && isTranslatable(inline.children)),
  )
}
