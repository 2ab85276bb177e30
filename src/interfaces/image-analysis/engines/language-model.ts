/** Has a chat model that sees pictures say what is in one, by CHAT_ENGINE; size, colours, kind of picture, words and crops are found here. */
import { askOwnModel } from '../../../capabilities/language-model/domain/ask-own-model.ts'
import { languageModel } from '../../../capabilities/language-model/index.ts'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { AnalysisRequest, Feature, ImageAnalyzer } from '../port.ts'
import { createAnalyzer } from './embedded/create-analyzer.ts'
import { openAnalyzer } from './embedded/open-analyzer.ts'
import { toJpeg } from './embedded/picture/transform-pixels.ts'
import { readAnswer, toQuestion } from './language-model/ask.ts'
import type { AnalyzerContext } from './embedded/analyzer-context.ts'

type Context = AnalyzerContext & Pick<EngineContext, 'capabilities'>

export default function createEngine(context: Context): ImageAnalyzer {
  const analyzer = openAnalyzer(context, { detects: false })
  return createAnalyzer(context, analyzer, async (picture, request, options = {}) => {
    const features = request.features.intersection(measuredHere)
    const measured =
      features.size > 0
        ? await analyzer.analyze(picture, { ...request, features }, options)
        : { metadata: picture.metadata }
    if (!needsWords(request)) return measured
    const { signal = new AbortController().signal } = options
    const chat = await context.capabilities.use(languageModel)
    const { choices } = await askOwnModel(chat, toQuestion(await toJpeg(picture.pixels)), signal)
    return { ...measured, ...readAnswer(choices[0]?.text ?? '', request) }
  })
}

const measuredHere: ReadonlySet<Feature> = new Set(['color', 'image-type', 'text', 'crops'])

const needsWords = ({ features }: AnalysisRequest) =>
  features.has('categories') || features.has('tags') || features.has('description')
