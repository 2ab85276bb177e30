import { kernelError } from '../../../kernel/foundation/errors/service-error.ts'
import { type Answer, answer } from '../../../kernel/wire/interface/answer.ts'
import type { OperationContext } from '../../../kernel/wire/interface.ts'
import type { Analysis, AnalysisRequest, Feature, ImageAnalyzer } from '../port.ts'
import { checkExcluded, readFeatures } from '../wire/read-features.ts'
import { models, readModel } from '../wire/models.ts'
import { checkLanguage, checkModelVersion, readMaxCandidates } from '../wire/read-options.ts'
import type { PictureInput } from '../wire/read-picture.ts'
import { toEnvelope } from '../wire/to-envelope.ts'
import { listMissing, toWireAnalysis, toWireCelebrity, toWireLandmark } from '../wire/to-wire-analysis.ts'
import { toWireBox, toWireDescription, toWireObject, toWireTag } from '../wire/to-wire-parts.ts'
import type { OperationHandler } from './operation-handler.ts'
import { takePicture } from './take-picture.ts'

type Context = Pick<OperationContext<ImageAnalyzer>, 'engine' | 'signal' | 'countUsed'>

/** Looks at the picture of a request for these features. */
async function look(
  input: PictureInput,
  context: Context,
  features: Iterable<Feature>,
  further: Partial<AnalysisRequest> = {},
): Promise<Analysis> {
  const { engine, signal } = context
  const picture = takePicture(input, context)
  return engine.analyze(picture, { features: new Set(features), maxCaptions: 1, ...further }, { signal })
}

/** An answer whose header names what was not looked for. */
export function answerWithout<Body>(missing: readonly string[], body: Body): Answer<Body> {
  return answer(body, { headers: missing.length > 0 ? { 'x-mainstay-not-looked-for': missing.join(', ') } : {} })
}

export const analyze: OperationHandler<'analyze'> = async (input, context) => {
  const { query, params } = input
  const wanted = readFeatures(query.visualFeatures, query.details)
  checkLanguage(query.language)
  checkExcluded(query.descriptionExclude)
  checkModelVersion(query['model-version'])
  const analysis = await look(input, context, wanted.features)
  return answerWithout(listMissing(analysis, wanted), toWireAnalysis(analysis, wanted, params.version))
}

export const describe: OperationHandler<'describe'> = async (input, context) => {
  const { query, params } = input
  checkLanguage(query.language)
  checkExcluded(query.descriptionExclude)
  checkModelVersion(query['model-version'])
  const maxCaptions = readMaxCandidates(query.maxCandidates)
  const { captions = [], tags = [], metadata } = await look(input, context, ['description'], { maxCaptions })
  return { description: toWireDescription(captions, tags), ...toEnvelope(metadata, params.version) }
}

export const tag: OperationHandler<'tag'> = async (input, context) => {
  checkLanguage(input.query.language)
  checkModelVersion(input.query['model-version'])
  const { tags = [], metadata } = await look(input, context, ['tags'])
  return { tags: tags.map(toWireTag), ...toEnvelope(metadata, input.params.version) }
}

export const detect: OperationHandler<'detect'> = async (input, context) => {
  checkModelVersion(input.query['model-version'])
  const { objects, metadata } = await look(input, context, ['objects'])
  const body = { objects: (objects ?? []).map(toWireObject), ...toEnvelope(metadata, input.params.version) }
  return answerWithout(objects ? [] : ['Objects'], body)
}

export const findAreaOfInterest: OperationHandler<'findAreaOfInterest'> = async (input, context) => {
  checkModelVersion(input.query['model-version'])
  const { crops: [crop] = [], metadata } = await look(input, context, ['crops'])
  if (!crop) throw kernelError('not_served', 'This engine finds no area of interest.')
  return { areaOfInterest: toWireBox(crop.box), ...toEnvelope(metadata, input.params.version) }
}

export const listModels: OperationHandler<'listModels'> = () => ({ models })

export const analyzeByModel: OperationHandler<'analyzeByModel'> = async (input, context) => {
  const { query, params } = input
  const model = readModel(params.model)
  checkLanguage(query.language)
  checkModelVersion(query['model-version'])
  const { categories = [], metadata } = await look(input, context, ['categories', model])
  const result =
    model === 'celebrities'
      ? { celebrities: categories.flatMap(({ celebrities = [] }) => celebrities).map(toWireCelebrity) }
      : { landmarks: categories.flatMap(({ landmarks = [] }) => landmarks).map(toWireLandmark) }
  return { result, ...toEnvelope(metadata, params.version) }
}
