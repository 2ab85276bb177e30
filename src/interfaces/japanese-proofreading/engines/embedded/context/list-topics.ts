import { mix } from './mix.ts'
import { codeClass, type TextContext } from './read-context.ts'

/** Words to each side that show what the text is about. */
const maxTopics = 3

/** The words of kanji or katakana around, each for itself. */
export function listTopics(
  { codes, classes }: TextContext,
  from: number,
  to: number,
  into: Uint32Array,
  start: number,
): number {
  let count = start
  for (const step of [-1, 1] as const) {
    let at = step < 0 ? from - 1 : to
    for (let words = 0; words < maxTopics && at >= 0 && at < codes.length;) {
      const own = classes[at] ?? codeClass.other
      if (own !== codeClass.kanji && own !== codeClass.katakana) {
        at += step
        continue
      }
      const edge = at
      while (classes[at] === own) at += step
      const [first, last] = step < 0 ? [at + 1, edge] : [edge, at - 1]
      words++
      if (last === first) continue
      let hash = 0x68e31da4
      for (let each = first; each <= Math.min(last, first + 3); each++) hash = mix(hash, codes[each] ?? 0)
      into[count++] = hash
    }
  }
  return count
}
