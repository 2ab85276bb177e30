import { Answer } from '../../../kernel/wire/interface/answer.ts'
import { checkModelVersion, readThumbnailSize } from '../wire/read-options.ts'
import type { OperationHandler } from './operation-handler.ts'
import { takePicture } from './take-picture.ts'

export const generateThumbnail: OperationHandler<'generateThumbnail'> = async (input, context) => {
  checkModelVersion(input.query['model-version'])
  const size = readThumbnailSize(input.query)
  const { engine, signal } = context
  const thumbnail = await engine.makeThumbnail(takePicture(input, context), size, { signal })
  return new Answer(thumbnail, { headers: { 'content-type': 'image/jpeg' } }, thumbnail)
}
