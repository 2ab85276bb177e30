import type { OperationContext } from '../../../kernel/wire/interface.ts'
import type { PictureSource } from '../port.ts'
import { type PictureInput, readPicture } from '../wire/read-picture.ts'

/** The picture of a request, which is counted as used. */
export function takePicture(input: PictureInput, context: Pick<OperationContext<object>, 'countUsed'>): PictureSource {
  const picture = readPicture(input)
  context.countUsed('pictures', 1)
  return picture
}
