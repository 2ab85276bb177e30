import { splitSentences } from '../../../kernel/text/split-sentences.ts'

/** Languages that are written without spaces between sentences. */
const withoutSpaces = new Set(['ja', 'zh', 'yue', 'th', 'lo', 'km', 'my'])

/**
 * Translates a text sentence by sentence for engines that know no more of a text. White space at the ends and line breaks stay; the space between two sentences
 * is that of the target language.
 */
export async function translateSentences(
  text: string,
  { source, target }: { readonly source: string; readonly target: string },
  translate: (sentences: readonly string[]) => Promise<readonly string[]>,
): Promise<string> {
  const sentences = splitSentences(text, source)
  const asked = sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text))
  const translated = asked.length === 0 ? [] : await translate(asked.map((sentence) => sentence.text))
  const byPlace = new Map(asked.map((sentence, index) => [sentence, translated[index]]))
  return sentences
    .map((sentence, index) => {
      const isLast = index === sentences.length - 1
      return (
        (byPlace.get(sentence) ?? sentence.text) +
        (isLast || sentence.text === '' ? sentence.after : adaptSpace(sentence.after, target))
      )
    })
    .join('')
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
