const maxLevel = 6

/** Where the words of a heading lie in its line; comments at its end are masked by now. */
export function readHeading(line: string): { level: number; from: number; to: number } | undefined {
  const end = line.trimEnd().length
  let opening = 0
  while (line[opening] === '=') opening += 1
  if (opening === end) {
    const level = Math.min(maxLevel, (end - 1) >> 1)
    return level > 0 ? { level, from: level, to: end - level } : undefined
  }
  let closing = 0
  while (line[end - 1 - closing] === '=') closing += 1
  const level = Math.min(maxLevel, opening, closing)
  return level > 0 ? { level, from: level, to: end - level } : undefined
}
