import type { Turns } from '../port.ts'

/** The lines of a query, which are turns; undefined where nothing was said. */
export function readTurns(query: string): Turns | undefined {
  const [first, ...others] = query.split(/\r\n|[\r\n\u2028\u2029]/).flatMap((line) => {
    const turn = line.replaceAll(/[\p{Cc}\p{Cf}]/gu, isJoiner).trim()
    return turn === '' ? [] : [turn]
  })
  return first === undefined ? undefined : [first, ...others]
}

/** What joins the parts of an emoji stays; other characters that nobody sees are nothing said. */
function isJoiner(character: string): string {
  return character === '\u200D' ? character : ' '
}
