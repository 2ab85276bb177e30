/** By code points, as SQLite and PostgreSQL's collation "C" compare UTF-8; `<` on strings compares UTF-16 instead. */
export function compareCodePoints(left: string, right: string): number {
  const length = Math.min(left.length, right.length)
  for (let index = 0; index < length; index++) {
    const [ours, theirs] = [left.charCodeAt(index), right.charCodeAt(index)]
    if (ours !== theirs) return raiseSurrogates(ours) - raiseSurrogates(theirs)
  }
  return left.length - right.length
}

/** Surrogates stand for the highest code points, but lie below U+E000 to U+FFFF. */
function raiseSurrogates(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}
