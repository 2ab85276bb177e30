/** FNV-1a over UTF-16 code units, from `start` on; 32 bits without sign. */
export function hashText(text: string, start = 0x811c9dc5): number {
  let hash = start
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** The hash of a sequence from the hash of its beginning and that of what comes next. */
export function joinHashes(hash: number, next: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(next, 0x85ebca6b), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 13)) >>> 0
}
