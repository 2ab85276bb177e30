/** Characters by ranges of code points, in order and apart from each other. */
export type CharacterSet = readonly (readonly [first: number, last: number])[]

const lastCodePoint = 0x10ffff

/** Half characters stand in no JSON that is UTF-8. */
const surrogates: CharacterSet = [[0xd800, 0xdfff]]

export const digits: CharacterSet = [[0x30, 0x39]]

export const wordCharacters: CharacterSet = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
]

/** What `\s` stands for in ECMAScript. */
export const whiteSpace: CharacterSet = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]

const lineEnds: CharacterSet = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
]

export const anyCharacter: CharacterSet = [
  [0, 0xd7ff],
  [0xe000, lastCodePoint],
]

/** What a dot stands for. */
export const withinLine: CharacterSet = without(anyCharacter, lineEnds)

export function unite(sets: readonly CharacterSet[]): CharacterSet {
  const united: [number, number][] = []
  for (const [first, last] of sets.flat().toSorted(([one], [other]) => one - other)) {
    const before = united.at(-1)
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last)
    else united.push([first, last])
  }
  return united
}

export function negate(set: CharacterSet): CharacterSet {
  const negated: [number, number][] = []
  let next = 0
  for (const [first, last] of unite([set, surrogates])) {
    if (first > next) negated.push([next, first - 1])
    next = last + 1
  }
  if (next <= lastCodePoint) negated.push([next, lastCodePoint])
  return negated
}

export function without(set: CharacterSet, removed: CharacterSet): CharacterSet {
  return negate(unite([negate(set), removed]))
}

export function has(set: CharacterSet, codePoint: number): boolean {
  return set.some(([first, last]) => codePoint >= first && codePoint <= last)
}
