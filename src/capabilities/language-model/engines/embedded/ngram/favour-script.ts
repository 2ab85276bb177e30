/**
 * The model learnt two languages, and where it knows no longer history it would change from the one into the other in the middle of a
 * text. So the tokens of a script count for more the more of it the last tokens have.
 */
import type { Tokenizer } from '../../../domain/tokens/tokenizer.ts'

const [neither, latin, japanese] = [0, 1, 2]

/** The script of every token: 0 for signs, digits and lone bytes, 1 for Latin, 2 for Japanese. */
export function scriptsOf({ size, bytesOf }: Pick<Tokenizer, 'size' | 'bytesOf'>): Uint8Array {
  const decoder = new TextDecoder()
  return Uint8Array.from({ length: size }, (_, token) => {
    const text = decoder.decode(bytesOf(token))
    if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}、。「」]/u.test(text)) return japanese
    if (/[A-Za-z]/.test(text)) return latin
    // The first bytes of kana, of Chinese characters and of their signs in UTF-8.
    const [first = 0] = bytesOf(token)
    return first >= 0xe3 && first <= 0xe9 ? japanese : neither
  })
}

/** Tokens that tell the script of a text; a few foreign words in a longer text change little. */
const horizon = 64
/** As if so many tokens of each script had been seen before the first. */
const before = 0.05

export function favourScript(scripts: Uint8Array, history: readonly number[], weights: Float64Array): void {
  const seen = Float64Array.of(0, before, before)
  for (let at = Math.max(0, history.length - horizon); at < history.length; at++) {
    const script = scripts[history[at] ?? 0] ?? neither
    seen[script] = (seen[script] ?? 0) + 1
  }
  const all = ((seen[latin] ?? 0) + (seen[japanese] ?? 0)) / 2
  const factors = Float64Array.of(1, (seen[latin] ?? 0) / all, (seen[japanese] ?? 0) / all)
  for (let token = 0; token < weights.length; token++) {
    weights[token] = (weights[token] ?? 0) * (factors[scripts[token] ?? neither] ?? 1)
  }
}
