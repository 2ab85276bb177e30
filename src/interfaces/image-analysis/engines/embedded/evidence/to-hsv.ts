/** Hue in degrees; saturation and value from 0 to 1. */
export interface Hsv {
  readonly hue: number
  readonly saturation: number
  readonly value: number
}

/** Of red, green and blue from 0 to 255. */
export function toHsv(red: number, green: number, blue: number): Hsv {
  const max = Math.max(red, green, blue)
  const range = max - Math.min(red, green, blue)
  const saturation = max === 0 ? 0 : range / max
  return { hue: range === 0 ? 0 : hueOf(red, green, blue, max, range), saturation, value: max / 255 }
}

function hueOf(red: number, green: number, blue: number, max: number, range: number): number {
  if (max === red) return (60 * ((green - blue) / range) + 360) % 360
  return max === green ? 60 * ((blue - red) / range) + 120 : 60 * ((red - green) / range) + 240
}
