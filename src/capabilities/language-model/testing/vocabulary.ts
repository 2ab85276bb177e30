/** A small vocabulary of the SentencePiece kind: 256 bytes to fall back on, characters, and words with the steps to them. */

export interface Vocabulary {
  readonly texts: readonly string[]
  /** The higher, the sooner two pieces are joined into this one. */
  readonly scores: readonly number[]
  /** 1 normal, 2 unknown, 3 control, 6 byte. */
  readonly types: readonly number[]
}

export const controlTokens = { unknown: 0, begin: 1, end: 2, messageStart: 3, messageEnd: 4 } as const
export const fillTokens = { prefix: 5, suffix: 6, middle: 7 } as const

const controlTexts = ['<unk>', '<s>', '</s>', '<|im_start|>', '<|im_end|>', '<|gap-start|>', '<|gap-end|>', '<|gap|>']
const characters =
  '▁abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?\'"-_()[]{}<>|/\\+*=\nàéüñß日本語'
const words = (
  '▁the ▁and ▁house ▁river ▁stone ▁light ▁morning ▁water ▁walked ▁quiet ▁garden user assistant system ▁Hello ▁hello ' +
  '▁is ▁was ▁of ▁to ▁in ing er ed true false null ▁name ▁red ▁green ▁blue 日本'
).split(' ')

/** `size` tokens in all, made up ones at the end where the rest does not fill it. */
export function makeVocabulary(size: number): Vocabulary {
  const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`)
  const singles = [...characters]
  const steps = new Set(words.flatMap((word) => prefixesOf(word)))
  const known = [...controlTexts, ...bytes, ...singles, ...steps]
  const invented = Array.from({ length: Math.max(0, size - known.length) }, (_, index) => `▁w${index}x`)
  const texts = [...known, ...invented].slice(0, size)
  return {
    texts,
    scores: texts.map((text, index) => (steps.has(text) ? text.length : -index)),
    types: texts.map((_, index) => {
      if (index === controlTokens.unknown) return 2
      if (index < controlTexts.length) return 3
      return index < controlTexts.length + bytes.length ? 6 : 1
    }),
  }
}

/** Two pieces are joined only into a token that exists, so every prefix of a word is one. */
function prefixesOf(word: string): string[] {
  const letters = [...word]
  return letters.slice(1).map((_, index) => letters.slice(0, index + 2).join(''))
}

/** The GPT-2 kind: a token for each byte, written as a letter that can be seen, and one for ` t`. */
export function makeByteVocabulary(): Vocabulary {
  const visible = [range(0x21, 0x7e), range(0xa1, 0xac), range(0xae, 0xff)].flat()
  const hidden = range(0, 0xff).filter((byte) => !visible.includes(byte))
  const letters = range(0, 0xff).map((byte) =>
    String.fromCodePoint(visible.includes(byte) ? byte : 0x100 + hidden.indexOf(byte)),
  )
  const texts = [...controlTexts, ...letters, 'Ġt']
  return { texts, scores: texts.map(() => 0), types: texts.map((_, index) => (index < controlTexts.length ? 3 : 1)) }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
