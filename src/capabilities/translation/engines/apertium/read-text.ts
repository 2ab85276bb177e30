import { splitLines } from '../split-lines.ts'
import type { Block } from './inline.ts'

/** Each line is a paragraph; line breaks and the white space around lines stand between them. */
export function readText(text: string): Block[] {
  return splitLines(text).map((part, index): Block => {
    return index % 2 === 1
      ? { kind: 'between', raw: part }
      : { kind: 'paragraph', inlines: [{ kind: 'text', text: part }] }
  })
}
