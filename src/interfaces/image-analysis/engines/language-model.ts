/** Has a chat model that sees pictures say what is in one, by CHAT_ENGINE; size, colours and kind of picture are measured here. */
import sharp from 'sharp'
import { askOwnModel } from '../../../capabilities/language-model/domain/ask-own-model.ts'
import { languageModel } from '../../../capabilities/language-model/index.ts'
import type { EngineContext } from '../../../kernel/engines/engine.ts'
import type { Analysis, AnalysisRequest, ImageAnalyzer } from '../port.ts'
import type { Settings } from '../settings.ts'
import { type Evidence, openEvidence } from './embedded/open-evidence.ts'
import { openPictures } from './embedded/picture/open-pictures.ts'
import type { Pixels } from './embedded/picture/pixels.ts'
import { readAnswer, toQuestion } from './language-model/ask.ts'

type Context = Pick<EngineContext<Settings>, 'workers' | 'processes' | 'settings' | 'guardedFetch' | 'capabilities'>

export default function createEngine(context: Context): ImageAnalyzer {
  const readPicture = openPictures(context)
  const evidence = openEvidence(context.workers)
  return {
    async analyze(source, request, options = {}) {
      const { metadata, pixels } = await readPicture(source, options)
      const { signal = new AbortController().signal } = options
      const isMeasured = request.features.has('color') || request.features.has('image-type')
      const measured = isMeasured ? await evidence.run(pixels, options) : undefined
      const looks = measured ? pickLooks(measured, request) : {}
      if (!needsWords(request)) return { metadata, ...looks }
      const chat = await context.capabilities.use(languageModel)
      const { choices } = await askOwnModel(chat, toQuestion(await toJpeg(pixels)), signal)
      return { metadata, ...looks, ...readAnswer(choices[0]?.text ?? '', request) }
    },
  }
}

const needsWords = ({ features }: AnalysisRequest) =>
  features.has('categories') || features.has('tags') || features.has('description')

function pickLooks({ color, imageType }: Evidence, { features }: AnalysisRequest): Partial<Analysis> {
  return { ...(features.has('color') && { color }), ...(features.has('image-type') && { imageType }) }
}

function toJpeg({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
}
