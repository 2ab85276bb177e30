import { normalizeText } from '../../../libraries/text/normalize-text.ts'

/**
 * Whether all numbers in digits of a text stand in its translation, each as often: 1,200 is 1200, the digits of full width are the others, and small
 * numbers may have become words of English or Chinese characters.
 */
export function keepsNumbers(source: string, translation: string): boolean {
  const left = new Map<string, number>()
  for (const found of listNumbers(translation)) left.set(found, (left.get(found) ?? 0) + 1)
  const wanted = listNumbers(source).filter((found) => /^\d/.test(found))
  return wanted.every((found) => {
    const kept = [found, ...wordsOf(Number(found))].find((form) => (left.get(form) ?? 0) > 0)
    if (kept !== undefined) left.set(kept, (left.get(kept) ?? 0) - 1)
    return kept !== undefined
  })
}

const inWords = [
  ['zero', '零', '〇'],
  ['one', '一'],
  ['two', '二'],
  ['three', '三'],
  ['four', '四'],
  ['five', '五'],
  ['six', '六'],
  ['seven', '七'],
  ['eight', '八'],
  ['nine', '九'],
  ['ten', '十'],
  ['eleven', '十一'],
  ['twelve', '十二'],
] as const

function wordsOf(value: number): readonly string[] {
  return inWords[value] ?? []
}

const words = inWords.map(([word]) => word).join('|')
const number = new RegExp(`\\d+(?:,\\d{3})*(?:\\.\\d+)?|[〇零一二三四五六七八九十]+|\\b(?:${words})\\b`, 'g')

function listNumbers(text: string): string[] {
  // Characters of HTML that are written by their number are none.
  const plain = normalizeText(text, 'NFKC')
    .toLowerCase()
    .replaceAll(/&#x?[\da-f]+;/g, ' ')
  return Array.from(plain.matchAll(number), ([found]) => found.replaceAll(',', ''))
}
