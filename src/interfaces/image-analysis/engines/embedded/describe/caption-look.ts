import type { Caption } from '../../../port.ts'
import { nameMedium } from './name-medium.ts'
import type { PictureFindings } from './picture-findings.ts'

/** The confidence of a caption that names colours alone, and of one that also names what they lie before. They are true, but say little. */
const confidences = { colors: 0.3, backdrop: 0.4, surface: 0.45 }

/** What can be said of a picture in which nothing is known: how it is made, and in which colours. */
export function captionLook(findings: PictureFindings): Caption {
  const { scene, layout, color } = findings
  const names = (color.dominant.length > 0 ? color.dominant : [color.background]).map((name) => name.toLowerCase())
  const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')
  if (scene.has('plain')) return { text: `a plain ${names[0]} surface`, confidence: confidences.surface }
  if (scene.has('pattern')) return { text: `a pattern in ${listed}`, confidence: confidences.surface }
  const medium = nameMedium(findings)
  if (layout.backdrop && !isDrawn(findings)) {
    const { kind, color: behind, thing } = layout.backdrop
    const something = color.isBlackAndWhite || !thing ? 'something' : `something ${thing.toLowerCase()}`
    const text = `${medium} of ${something} against a ${kind} ${behind.toLowerCase()} background`
    return { text, confidence: confidences.backdrop }
  }
  if (color.isBlackAndWhite) return { text: medium, confidence: confidences.colors }
  return { text: `${medium}${placeColors(layout) ?? ` mostly in ${listed}`}`, confidence: confidences.colors }
}

/** Where the colours lie, where that is plain to see. */
function placeColors({ bands, rings }: PictureFindings['layout']): string | undefined {
  if (bands) return `, ${bands.upper.toLowerCase()} above and ${bands.lower.toLowerCase()} below`
  return rings && `, ${rings.inner.toLowerCase()} in the middle and ${rings.outer.toLowerCase()} around it`
}

const isDrawn = ({ imageType }: PictureFindings) => imageType.clipArt >= 2 || imageType.isLineDrawing
