import type { Box, Face, FoundObject } from '../../../port.ts'

/** Animals that look into the camera are taken for faces, always large ones; of these the model that tells gender knows none. */
const large = { cover: 0.05, confidence: 0.78, wholePicture: 0.6 }

/** Whether a face is a person's by itself. */
export function isCertainFace({ box, confidence, gender }: Face, picture: Box): boolean {
  const cover = (box.width * box.height) / (picture.width * picture.height)
  if (cover <= large.cover || gender !== undefined) return true
  return confidence >= large.confidence && cover <= large.wholePicture
}

/** Whether the middle of a face lies on a person who was found by the figure. */
export function isOnPerson({ box }: Face, objects: readonly FoundObject[]): boolean {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  return objects.some(
    ({ name, box: { left, top, width, height } }) =>
      name === 'person' && x >= left && x <= left + width && y >= top && y <= top + height,
  )
}
