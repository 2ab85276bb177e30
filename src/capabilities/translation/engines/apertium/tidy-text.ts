import { Capitals } from './capitals.ts'

/** A stretch of an answer that may be changed; undefined for what stays as it is. */
export type Stretch = string | undefined

const spaceBeforeMark = / +(?=[.,;:!?…)])/gu

/**
 * Mends what Apertium leaves behind where it drops a word, spaces in a row, before marks and at the ends; and capitals: it begins every message with one, and
 * what follows a dropped word with none. `source` is what was translated.
 */
export function tidyText(stretches: readonly Stretch[], source: string, target: string): Stretch[] {
  const hasSpacedMarks = / [.,;:!?…)]/u.test(source)
  const capitals = new Capitals(source, target)
  const tidied: Stretch[] = []
  for (const [index, stretch] of stretches.entries()) {
    if (stretch === undefined) {
      capitals.pass()
      tidied.push(undefined)
      continue
    }
    let text = stretch.replaceAll(/ {2,}/gu, ' ')
    if (!hasSpacedMarks) text = text.replaceAll(spaceBeforeMark, '')
    if (index === 0 || tidied[index - 1]?.endsWith(' ')) text = text.replace(/^ /u, '')
    if (!hasSpacedMarks && /^[.,;:!?…)]/u.test(text)) trimLast(tidied)
    tidied.push(capitals.restore(text))
  }
  trimLast(tidied)
  return tidied
}

function trimLast(stretches: Stretch[]): void {
  const last = stretches.at(-1)
  if (last !== undefined) stretches[stretches.length - 1] = last.trimEnd()
}
