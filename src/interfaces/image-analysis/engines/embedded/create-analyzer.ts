import type { Analysis, AnalysisRequest, AnalyzeOptions, Feature, ImageAnalyzer } from '../../port.ts'
import type { PictureAnalyzer } from './open-analyzer.ts'
import { openPictures } from './picture/open-pictures.ts'
import { seePicture, type SeenPicture } from './picture/see-picture.ts'
import { cropToJpeg } from './picture/transform-pixels.ts'
import { openReadings } from './text/open-readings.ts'
import type { AnalyzerContext } from './analyzer-context.ts'

/** Says what is in a picture that is unpacked. */
export type Look = (picture: SeenPicture, request: AnalysisRequest, options?: AnalyzeOptions) => Promise<Analysis>

/** The whole port of what looks at pictures: words and thumbnails are alike whoever looks. Disposes of `analyzer` at its end. */
export function createAnalyzer(context: AnalyzerContext, analyzer: PictureAnalyzer, look: Look): ImageAnalyzer {
  const readPicture = openPictures(context)
  const readings = openReadings(context, (picture) => analyzer.words.readPatiently(picture))
  return {
    async analyze(source, request, options) {
      return look(await seePicture(readPicture, source, request.features, options), request, options)
    },
    async makeThumbnail(source, size, options) {
      const { pixels } = await readPicture(source, options, { width: size.width, height: size.height })
      return cropToJpeg(pixels, size)
    },
    async startReading(source, ownerId, options) {
      analyzer.words.assertReads()
      return readings.start(ownerId, () => seePicture(readPicture, source, justText, options), options)
    },
    findReading: (id, ownerId) => readings.find(id, ownerId),
    async [Symbol.asyncDispose]() {
      await analyzer[Symbol.asyncDispose]()
      await readings[Symbol.asyncDispose]()
    },
  }
}

const justText: ReadonlySet<Feature> = new Set(['text'])
