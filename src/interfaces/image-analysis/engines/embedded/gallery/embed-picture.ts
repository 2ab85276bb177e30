import { OperatorError } from '../../../../../libraries/errors/operator-error.ts'
import type { GalleryKind } from '../../../domain/gallery.ts'
import { faceNeeds } from '../detection/find-needs.ts'
import { installation } from '../detection/find-package.ts'
import type { Detector } from '../detection/open-detector.ts'
import type { Picture } from '../picture/decode-picture.ts'
import { embedView } from './embed-view.ts'

/** The numbers by which a picture's one person, or the place that it shows, is known again. */
export async function embedPicture(
  picture: Picture,
  kind: GalleryKind,
  detector: Detector | undefined,
): Promise<readonly number[]> {
  if (kind === 'place') return embedView(picture.pixels)
  if (!detector) throw new OperatorError(`Faces are found by packages that are not installed: ${installation}`)
  const { faces = [] } = await detector.detect(picture, faceNeeds)
  const [face] = faces
  if (face && faces.length === 1) return face.embedding
  throw new OperatorError(`A picture to enrol a person by shows one face; this shows ${faces.length || 'none'}.`)
}
