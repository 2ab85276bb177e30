/**
 * The port of Japanese text: what a dictionary knows of its words. What every engine keeps, and `engines/conformance.ts` checks:
 * - the surfaces of a text's tokens, put where `begin` says, are the text but for white space between them
 * - tokens are in order and do not overlap; each text is answered for itself and in its place
 */
export interface JapaneseText {
  /** The tokens of each text, in the order of the texts. */
  tokenize(texts: readonly string[], signal?: AbortSignal): Promise<readonly (readonly Token[])[]>
}

/** A word, a part of one or a sign, in the terms of the IPA dictionary. */
export interface Token {
  readonly surface: string
  /** Place in the text, in UTF-16 code units. */
  readonly begin: number
  /** Such as 名詞, 動詞, 助詞, 記号. */
  readonly partOfSpeech: string
  /** What kind of it, such as 固有名詞 or 格助詞; empty where there is none. */
  readonly detail: string
  /** The form under which it stands in a dictionary. */
  readonly baseForm: string
  /** In katakana; empty where none is known. */
  readonly reading: string
  /** Such as 五段・ラ行; empty for what is not inflected. */
  readonly conjugationType: string
  /** Such as 連用形; empty for what is not inflected. */
  readonly conjugationForm: string
  /** Whether the dictionary has it. */
  readonly isKnown: boolean
}
