import type { TextPage } from '../../../port.ts'
import { scaleBox } from '../picture/scale-box.ts'
import type { SeenPicture } from '../picture/see-picture.ts'

/** Takes the boxes of a page from the pixels that were read to those of the picture as it is to be seen. */
export function scaleText({ angle, lines }: TextPage, { detailed, metadata }: SeenPicture): TextPage {
  const toPicture = scaleBox(detailed, metadata)
  return {
    angle,
    lines: lines.map((line) => ({
      ...line,
      box: toPicture(line.box),
      words: line.words.map((word) => ({ ...word, box: toPicture(word.box) })),
    })),
  }
}
