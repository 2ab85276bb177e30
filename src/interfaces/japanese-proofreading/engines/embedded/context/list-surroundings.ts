import { listTopics } from './list-topics.ts'
import { mix } from './mix.ts'
import { outside, readParticles, readWordAfter, readWordBefore } from './near-words.ts'
import { codeClass, type TextContext } from './read-context.ts'

/** Room for what `listSurroundings` may write. */
export const maxSurroundings = 40

/** Stands around every place. */
const anywhere = 0x51ed270b

/**
 * What stands around the place from `begin` to before `end`, as numbers: the characters beside it, runs and pairs of them, the words that
 * are nearest, the particles of the clause, and for words what else is spoken of. Returns how many numbers it wrote.
 */
export function listSurroundings(
  context: TextContext,
  begin: number,
  end: number,
  isWord: boolean,
  into: Uint32Array,
): number {
  const from = context.places[begin] ?? 0
  const to = context.places[end] ?? context.codes.length
  into[0] = anywhere
  const runs = listRuns(context, from, to, into, 1)
  const count = listNearWords(context, from, to, into, runs)
  return isWord ? listTopics(context, from, to, into, count) : count
}

/** Up to four characters to each side, pairs of such runs, and runs beside the class of what is on the other side. */
function listRuns({ codes, classes }: TextContext, from: number, to: number, into: Uint32Array, start: number): number {
  const classBefore = classes[from - 1] ?? codeClass.other
  const classAfter = classes[to] ?? codeClass.other
  const left1 = mix(0x1000193, codes[from - 1] ?? outside)
  const left2 = mix(left1, codes[from - 2] ?? outside)
  const left3 = mix(left2, codes[from - 3] ?? outside)
  const right1 = mix(0x2c1b3c6d, codes[to] ?? outside)
  const right2 = mix(right1, codes[to + 1] ?? outside)
  const right3 = mix(right2, codes[to + 2] ?? outside)
  let count = start
  into[count++] = left1
  into[count++] = left2
  into[count++] = left3
  into[count++] = mix(left3, codes[from - 4] ?? outside)
  into[count++] = right1
  into[count++] = right2
  into[count++] = right3
  into[count++] = mix(right3, codes[to + 3] ?? outside)
  into[count++] = mix(mix(41, classBefore), right2)
  into[count++] = mix(mix(43, classBefore), right3)
  into[count++] = mix(mix(47, classAfter), left2)
  into[count++] = mix(mix(53, classAfter), left3)
  into[count++] = mix(left1, right1)
  into[count++] = mix(left2, right1)
  into[count++] = mix(left1, right2)
  into[count++] = mix(left2, right2)
  into[count++] = mix(left3, right1)
  into[count++] = mix(left1, right3)
  into[count++] = mix(left3, right2)
  into[count++] = mix(left2, right3)
  return count
}

/** The nearest word to each side, the character beside the place, and the particles of the clause, in pairs. */
function listNearWords(context: TextContext, from: number, to: number, into: Uint32Array, start: number): number {
  const left = mix(0x1000193, context.codes[from - 1] ?? outside)
  const right = mix(0x2c1b3c6d, context.codes[to] ?? outside)
  const before = readWordBefore(context, from)
  const after = readWordAfter(context, to)
  const particlesBefore = readParticles(context, from, -1)
  const particlesAfter = readParticles(context, to, 1)
  let count = start
  into[count++] = mix(before.hash, after.hash)
  into[count++] = mix(before.hash, 7)
  into[count++] = mix(after.hash, 11)
  into[count++] = mix(after.ending, 13)
  into[count++] = mix(mix(left, 17), after.ending)
  into[count++] = mix(mix(before.hash, 19), right)
  into[count++] = mix(mix(particlesBefore, 23), after.ending)
  into[count++] = mix(mix(particlesAfter, 29), before.hash)
  into[count++] = mix(mix(particlesBefore, 31), particlesAfter)
  into[count++] = mix(mix(before.length, 37), mix(after.length, right))
  return count
}
