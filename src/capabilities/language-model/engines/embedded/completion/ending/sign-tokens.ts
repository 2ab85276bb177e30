import type { Tokenizer } from '../../../../domain/tokens/tokenizer.ts'

/** Tokens of signs alone, by what they do to the text before them. */
export interface SignTokens {
  /** Those that end a sentence, such as `."`, in Latin and in Japanese script. */
  readonly ends: { readonly latin: ReadonlySet<number>; readonly japanese: ReadonlySet<number> }
  /** Those with a bracket or a quotation mark, and their text. */
  readonly marks: ReadonlyMap<number, string>
  readonly lineBreaks: ReadonlySet<number>
  /** Those that begin with a Latin letter or a digit: the word before them goes on. */
  readonly wordParts: ReadonlySet<number>
}

export function findSignTokens({ size, bytesOf }: Pick<Tokenizer, 'size' | 'bytesOf'>): SignTokens {
  const decoder = new TextDecoder()
  const ends = { latin: new Set<number>(), japanese: new Set<number>() }
  const marks = new Map<number, string>()
  const [lineBreaks, wordParts] = [new Set<number>(), new Set<number>()]
  for (let token = 0; token < size; token++) {
    const bytes = bytesOf(token)
    // Signs of ASCII and of Japanese are short; words need not be decoded.
    if (isWordCharacter(bytes[0])) wordParts.add(token)
    if (bytes.length > maxSignBytes || wordParts.has(token)) continue
    const text = decoder.decode(bytes)
    if (/^[.!?…]+["'”’)]*$/.test(text)) ends.latin.add(token)
    if (/^[。！？…]+[」』）]*$/u.test(text)) ends.japanese.add(token)
    if (/["“”()[\]「」『』（）]/u.test(text)) marks.set(token, text)
    if (text.includes('\n')) lineBreaks.add(token)
  }
  return { ends, marks, lineBreaks, wordParts }
}

const maxSignBytes = 12

function isWordCharacter(byte: number | undefined): boolean {
  return byte !== undefined && /[A-Za-z0-9]/.test(String.fromCharCode(byte))
}

/** Not after an abbreviation or a single capital, whose full stop is none of a sentence. */
export function endsSentence(text: string): boolean {
  if (!/[.!?。！？…]["'”’」』)）]*$/u.test(text)) return false
  return !/(?:\b(?:Mr|Mrs|Ms|Dr|St|Sr|Jr|vs|etc|No|Vol|Fig)|\b[A-Z])\.$/.test(text.slice(-12))
}
