import { maxOf } from '../../../../../libraries/numbers/max-of.ts'
import type { Face } from '../../../port.ts'
import type { PictureFindings } from './picture-findings.ts'

export interface People {
  readonly count: number
  readonly confidence: number
  /** Of the one person there is. */
  readonly gender: Face['gender']
  readonly isSmiling: boolean
  /** Share of the picture that the largest face takes up. */
  readonly faceCover: number
}

/** A figure without a face is mentioned from here on. */
const minFigure = 0.52

/** A smile this sure is mentioned. */
const minSmile = 0.6

/** Undefined where nobody is seen. A person may be seen by the face, by the figure, or by both. */
export function countPeople({ faces = [], objects = [], metadata }: PictureFindings): People | undefined {
  const figures = objects.filter(({ name, confidence }) => name === 'person' && confidence >= minFigure)
  const count = Math.max(faces.length, figures.length)
  if (count === 0) return undefined
  const area = metadata.width * metadata.height
  const alone = count === 1 ? faces[0] : undefined
  return {
    count,
    confidence: maxOf([...faces, ...figures].map(({ confidence }) => confidence)),
    gender: alone?.gender,
    isSmiling: (alone?.smile ?? 0) >= minSmile,
    faceCover: maxOf(
      faces.map(({ box }) => (box.width * box.height) / area),
      0,
    ),
  }
}
