import { mix } from './mix.ts'
import { codeClass, type TextContext } from './read-context.ts'

/** Room for what `listUnits` may write. */
export const maxUnits = 64

/** Codes to each side that are looked through, and words among them. */
const maxReach = 40
const maxWords = 9
/** What a word may write. */
const maxPerWord = 8

/** Where a word stands from a place: its neighbours to each side by their order, all others alike. */
const slots: Readonly<Record<'-1' | '1', readonly number[]>> = { '-1': [11, 17], '1': [13, 19] }
const elsewhere = 23

/**
 * What a place from `begin` to before `end` has around it, as numbers: the kana beside it, and the words of the sentence by pairs of their
 * kanji, or the beginning of their katakana. Returns how many numbers it wrote.
 */
export function listUnits(context: TextContext, begin: number, end: number, into: Uint32Array): number {
  const { codes, places } = context
  const before = (places[begin] ?? 0) - 1
  const after = places[end] ?? codes.length
  const left = listWords(context, before, -1, into, listKana(context, before, -1, into, 0))
  return left > maxUnits - maxPerWord
    ? left
    : listWords(context, after, 1, into, listKana(context, after, 1, into, left))
}

/** Up to three kana beside a place, or what stands there instead. */
function listKana({ codes, classes }: TextContext, edge: number, step: 1 | -1, into: Uint32Array, start: number) {
  let hash = mix(0x77, step + 5)
  let count = start
  let at = edge
  while (count < start + 3 && classes[at] === codeClass.hiragana) {
    hash = mix(hash, codes[at] ?? 0)
    into[count++] = hash
    at += step
  }
  if (count > start) return count
  const own = classes[edge]
  into[count++] = mix(mix(0x99, step + 5), own === undefined ? 1 : own === codeClass.other ? (codes[edge] ?? 0) : own)
  return count
}

function listWords(context: TextContext, edge: number, step: 1 | -1, into: Uint32Array, start: number): number {
  const { classes } = context
  let count = start
  let at = edge
  for (let words = 0; words < maxWords && isWithin(context, at) && Math.abs(at - edge) < maxReach;) {
    const own = classes[at] ?? codeClass.other
    if (own !== codeClass.kanji && own !== codeClass.katakana && own !== codeClass.latin) {
      at += step
      continue
    }
    const first = at
    while (classes[at] === own) at += step
    const [from, to] = step < 0 ? [at + 1, first] : [first, at - 1]
    count = listWord(context, from, to, slots[step < 0 ? '-1' : '1'][words] ?? elsewhere, into, count)
    words++
    if (count > maxUnits - maxPerWord) return count
  }
  return count
}

function isWithin({ codes }: TextContext, at: number): boolean {
  return at >= 0 && at < codes.length
}

/** A word from `from` to `to`, as such and, if it is a neighbour, as that. */
function listWord(
  { codes, classes }: TextContext,
  from: number,
  to: number,
  slot: number,
  into: Uint32Array,
  start: number,
): number {
  let count = start
  const write = (hash: number) => {
    into[count++] = mix(hash, elsewhere)
    if (slot !== elsewhere) into[count++] = mix(hash, slot)
  }
  const own = classes[from]
  if (own === codeClass.latin) {
    if (slot !== elsewhere) into[count++] = mix(0x5555, slot)
  } else if (own === codeClass.katakana) {
    let hash = 0x4321
    for (let at = from; at <= Math.min(to, from + 4); at++) hash = mix(hash, codes[at] ?? 0)
    write(hash)
  } else if (from === to) {
    const kanji = codes[from] ?? 0
    into[count++] = mix(mix(0x1234, kanji), slot)
    into[count++] = mix(mix(mix(0x2234, kanji), codes[from + 1] ?? 0), slot)
  } else {
    for (let at = from; at < Math.min(to, from + 4); at++) write(mix(mix(0x1234, codes[at] ?? 0), codes[at + 1] ?? 0))
  }
  return count
}
