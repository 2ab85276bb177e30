import { splitLines } from '../split-lines.ts'

export type TranslateText = (text: string) => Promise<string>

/**
 * Translates lines at once, so that each helps to understand the others; where that gives another number of lines, each by itself. White space between them and at
 * the ends stays, and what has no letters is not asked about.
 */
export async function translateLines(text: string, translate: TranslateText): Promise<string> {
  const parts = splitLines(text)
  const lines = parts.filter((_part, index) => index % 2 === 0 && isToTranslate(parts[index] ?? ''))
  const translated = await translateAll(lines, translate)
  let next = 0
  return parts
    .map((part, index) => (index % 2 === 0 && isToTranslate(part) ? (translated[next++] ?? part) : part))
    .join('')
}

async function translateAll(lines: readonly string[], translate: TranslateText): Promise<readonly string[]> {
  if (lines.length < 2) return Promise.all(lines.map(translate))
  const answer = await translate(lines.join('\n'))
  const translated = answer.split(/\s*\n\s*/u)
  return translated.length === lines.length ? translated : Promise.all(lines.map(translate))
}

function isToTranslate(part: string): boolean {
  return /\p{L}/u.test(part)
}
