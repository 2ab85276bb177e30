/** One name in twenty of the lists is kept out of training, chosen by its spelling alone. */
export function isHeldBack(word: string): boolean {
  let hash = 0x2545f491
  for (const letter of word.replaceAll('-', '')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x5bd1e995)
  return ((hash ^ (hash >>> 13)) >>> 0) % 20 === 0
}
