import { Answer } from '../../../kernel/http/answer.ts'
import { checkModelVersion, readThumbnailSize } from '../wire/read-options.ts'
import { readPicture } from '../wire/read-picture.ts'
import type { OperationHandler } from './operation-handler.ts'

export const generateThumbnail: OperationHandler<'generateThumbnail'> = async (input, { engine, signal }) => {
  checkModelVersion(input.query['model-version'])
  const size = readThumbnailSize(input.query)
  const thumbnail = await engine.makeThumbnail(readPicture(input), size, { signal })
  return new Answer(thumbnail, { headers: { 'content-type': 'image/jpeg' } }, thumbnail)
}
