/** `RRRGGGBBB`, each from 000 to 255, of `RRGGBB`; grey where the feed has no colour. */
export function toColor(color: string): string {
  if (!/^[\da-f]{6}$/i.test(color)) return '128128128'
  return [0, 2, 4].map((start) => String(Number.parseInt(color.slice(start, start + 2), 16)).padStart(3, '0')).join('')
}

export const betweenStationsColor = '230230230'
export const fromPositionColor = '000000000'
