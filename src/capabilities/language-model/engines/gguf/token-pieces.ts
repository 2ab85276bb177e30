import type { LlamaModel, Token } from 'node-llama-cpp'

/** Types of tokens (llama.h, llama_token_type). */
const tokenTypes = { unknown: 2, control: 3, userDefined: 4, unused: 5, byte: 6 } as const

/**
 * The bytes that each token of a vocabulary stands for. A token may be a piece of a character, so text has to be put
 * together from bytes; llama.cpp's own text of a single such token is a replacement character.
 */
export class TokenPieces {
  readonly #model: LlamaModel
  readonly #texts: readonly string[]
  readonly #types: readonly number[]
  readonly #kind: string

  constructor(model: LlamaModel) {
    const { ggml } = model.fileInfo.metadata.tokenizer
    this.#model = model
    this.#texts = ggml.tokens
    this.#types = ggml.token_type ?? []
    this.#kind = ggml.model
  }

  /** Tokens of the vocabulary; their ids are 0 to one below. */
  get count(): number {
    return this.#texts.length
  }

  /** Bytes of the longest token. */
  get maxLength(): number {
    return this.#texts.reduce((max, text) => Math.max(max, Buffer.byteLength(text)), 1)
  }

  /** Whether the first word of a text is written with a space before it, which is no part of the answer. */
  get addsLeadingSpace(): boolean {
    const { ggml } = this.#model.fileInfo.metadata.tokenizer
    return this.#kind === 'llama' && ggml.add_space_prefix !== false
  }

  /** What control tokens look like in a chat template, such as `<|im_end|>`. */
  listControlTexts(): string[] {
    return this.#texts.filter((text, token) => this.#types[token] === tokenTypes.control && text !== '')
  }

  /** Empty for tokens that control the conversation. */
  bytesOf(token: Token): Uint8Array {
    const text = this.#texts[token] ?? ''
    switch (this.#types[token]) {
      case tokenTypes.unknown:
      case tokenTypes.control:
      case tokenTypes.unused:
        return Buffer.alloc(0)
      case tokenTypes.userDefined:
        return Buffer.from(text)
      case tokenTypes.byte:
        return Buffer.from([Number.parseInt(text.slice(3, 5), 16)])
      case undefined:
      default:
        return this.#bytesOfNormal(token, text)
    }
  }

  #bytesOfNormal(token: Token, text: string): Uint8Array {
    if (this.#kind === 'llama') return Buffer.from(text.replaceAll('▁', ' '))
    if (this.#kind === 'gpt2') return Uint8Array.from(text, (letter) => byteOfLetter.get(letter) ?? 0x3f)
    return Buffer.from(this.#model.detokenize([token]))
  }
}

/** GPT-2 writes each byte as a letter that can be seen: itself where it can, otherwise the next letter from U+0100 on. */
const byteOfLetter: ReadonlyMap<string, number> = (() => {
  const letters = new Map<string, number>()
  let hidden = 0
  for (let byte = 0; byte < 256; byte += 1) {
    const canBeSeen = (byte > 0x20 && byte < 0x7f) || (byte > 0xa0 && byte !== 0xad)
    letters.set(String.fromCodePoint(canBeSeen ? byte : 0x100 + hidden), byte)
    if (!canBeSeen) hidden += 1
  }
  return letters
})()
