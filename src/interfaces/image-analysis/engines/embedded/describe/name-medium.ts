import type { PictureFindings } from './picture-findings.ts'

/** How a picture is made, as far as that is to be seen: photographs and paintings look alike here. */
export function nameMedium({ color, imageType, brightness }: PictureFindings): string {
  const noun = imageType.clipArt >= 2 || imageType.isLineDrawing ? 'drawing' : 'picture'
  if (color.isBlackAndWhite) return `a black-and-white ${noun}`
  return brightness < 0.2 ? `a dark ${noun}` : `a ${noun}`
}
