import { type Sentence, splitInSteps } from '../../../libraries/text/split-sentences.ts'
import { runInTurns } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'

/** Languages that are written without spaces between sentences. */
const withoutSpaces = new Set(['ja', 'zh', 'yue', 'th', 'lo', 'km', 'my'])

export interface SentencesTranslator {
  /** Each is another. */
  translate(sentences: readonly string[]): Promise<readonly string[]>
  /** Nothing where others need no turn yet. */
  waitTurn(): Promise<void> | undefined
}

/**
 * Translates a text sentence by sentence for engines that know no more of a text, each once however often it stands there. White space at the ends and line breaks
 * stay; the space between two sentences is that of the target language.
 */
export async function translateSentences(
  text: string,
  { source, target }: { readonly source: string; readonly target: string },
  translator: SentencesTranslator,
): Promise<string> {
  const inTurns = <Result>(steps: Generator<void, Result>) => runInTurns(steps, () => translator.waitTurn())
  const sentences = await inTurns(splitInSteps(text, source))
  const asked = [...new Set(sentences.map((sentence) => sentence.text).filter((each) => /[\p{L}\p{N}]/u.test(each)))]
  const translated = asked.length === 0 ? [] : await translator.translate(asked)
  const translations = new Map(asked.map((sentence, index) => [sentence, translated[index] ?? sentence]))
  return inTurns(joinSentences(sentences, translations, target))
}

/** Sentences that are joined in one step. */
const stepSize = 256

function* joinSentences(
  sentences: readonly Sentence[],
  translations: ReadonlyMap<string, string>,
  target: string,
): Generator<void, string> {
  let joined = ''
  for (const [index, { text, after }] of sentences.entries()) {
    const isLast = index === sentences.length - 1
    joined += (translations.get(text) ?? text) + (isLast || text === '' ? after : adaptSpace(after, target))
    if (index % stepSize === 0) yield
  }
  return joined
}

/** The space between two sentences as the target language has it. */
export function adaptSpace(space: string, target: string): string {
  if (space === '' && isSpaced(target)) return ' '
  return space === ' ' && !isSpaced(target) ? '' : space
}

/** Whether the language puts spaces between words. */
export function isSpaced(language: string): boolean {
  return !withoutSpaces.has(language.split('-')[0] ?? '')
}
