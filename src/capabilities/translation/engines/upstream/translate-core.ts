import type { TextFormat } from '../../port.ts'
import { splitLines } from '../split-lines.ts'

/**
 * Asks for what there is to translate: servers differ in what they make of white space, of line breaks and of texts without words, so that they see none of
 * these. Of HTML only the ends are kept from them.
 */
export async function translateCore(
  text: string,
  format: TextFormat,
  translate: (text: string) => Promise<string>,
): Promise<string> {
  if (format === 'html') {
    const [, start = '', core = '', end = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? []
    return hasWords(core.replaceAll(/<[^>]*>/gu, '')) ? start + (await translate(core)) + end : text
  }
  const parts = splitLines(text)
  const translated = await Promise.all(
    parts.map(async (part, index) => (index % 2 === 0 && hasWords(part) ? translate(part) : part)),
  )
  return translated.join('')
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text)
}
