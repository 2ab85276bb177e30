import type { Token } from '../../port.ts'
import { openTokenizer, type Tokenize } from './open-tokenizer.ts'

let opened: Tokenize | undefined

/** Runs in a worker thread: the tokens of some texts, in order. The dictionary is read once for each thread. */
export default function tokenizeTexts(texts: readonly string[]): Token[][] {
  opened ??= openTokenizer()
  return texts.map(opened)
}
