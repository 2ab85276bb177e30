import { mix } from './mix.ts'
import { codeClass, type TextContext } from './read-context.ts'

/** Stands for what is before a text and behind it. */
export const outside = 1

/** Codes to each side that are looked through for a word or a particle. */
const maxReach = 6
const maxClause = 24

/** The word nearest to a place on one side. */
export interface NearWord {
  /** Of its characters and of the kana between it and the place. */
  readonly hash: number
  /** Of its characters and of the kana behind it. */
  readonly ending: number
  readonly length: number
}

/** The nearest word of kanji, katakana or letters on the left, its last three characters. */
export function readWordBefore({ codes, classes }: TextContext, from: number): NearWord {
  let at = from - 1
  let hash = 0x3ade68b1
  while (at >= 0 && from - at <= maxReach && classes[at] === codeClass.hiragana) hash = mix(hash, codes[at--] ?? 0)
  const own = classes[at] ?? codeClass.other
  let length = 0
  for (; at >= 0 && classes[at] === own && own !== codeClass.other && length < 3; length++)
    hash = mix(hash, codes[at--] ?? 0)
  return { hash, ending: hash, length }
}

/** The nearest one on the right, its first three characters. */
export function readWordAfter({ codes, classes }: TextContext, to: number): NearWord {
  let at = to
  let hash = 0x7b6f1d3d
  while (at < codes.length && at - to < maxReach && classes[at] === codeClass.hiragana)
    hash = mix(hash, codes[at++] ?? 0)
  const own = classes[at] ?? codeClass.other
  let ending = 0x1b873593
  let length = 0
  for (; at < codes.length && classes[at] === own && own !== codeClass.other && length < 4; length++) {
    if (length < 3) hash = mix(hash, codes[at] ?? 0)
    ending = mix(ending, codes[at++] ?? 0)
  }
  return { hash, ending: mix(mix(ending, codes[at] ?? outside), codes[at + 1] ?? outside), length }
}

/** The particles between a place and the next comma or full stop on that side. */
export function readParticles({ codes, classes, particles }: TextContext, place: number, step: 1 | -1): number {
  let found = 0
  let at = step < 0 ? place - 1 : place
  for (let turn = 0; turn < maxClause && at >= 0 && at < codes.length; turn++, at += step) {
    if (classes[at] === codeClass.other && isStop(codes[at] ?? 0)) break
    found |= particles[at] ?? 0
  }
  return found
}

function isStop(code: number): boolean {
  return code === 0x3001 || code === 0x3002 || code === 0xff0c || code === 0x2c
}
