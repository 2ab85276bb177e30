import type { Caption } from '../port.ts'

const neutral = new Map([
  ['man', 'person'],
  ['woman', 'person'],
  ['men', 'people'],
  ['women', 'people'],
  ['boy', 'child'],
  ['girl', 'child'],
  ['boys', 'children'],
  ['girls', 'children'],
  ['his', 'their'],
  ['her', 'their'],
  ['he', 'they'],
  ['she', 'they'],
])

/** A caption that mentions nobody's gender. */
export function toGenderNeutral({ text, confidence }: Caption): Caption {
  return { text: text.replaceAll(/\b[a-z]+\b/g, (word) => neutral.get(word) ?? word), confidence }
}
