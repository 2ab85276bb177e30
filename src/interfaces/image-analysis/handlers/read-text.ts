import { kernelError, ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { Answer } from '../../../kernel/wire/interface/answer.ts'
import type { OperationContext } from '../../../kernel/wire/interface.ts'
import type { ImageAnalyzer, Reading } from '../port.ts'
import {
  checkLanguage,
  checkMode,
  checkModelVersion,
  checkPages,
  checkReadingOrder,
  readTruth,
} from '../wire/read-options.ts'
import type { PictureInput } from '../wire/read-picture.ts'
import { toPrintedText, toReadResult, toRecognizedPages, toRecognizedText } from '../wire/to-wire-text.ts'
import type { OperationHandler } from './operation-handler.ts'
import { takePicture } from './take-picture.ts'

export const ocr: OperationHandler<'ocr'> = async (input, context) => {
  const { query, params } = input
  const { engine, signal } = context
  readTruth('detectOrientation', query.detectOrientation)
  checkLanguage(query.language, ['unk'])
  checkModelVersion(query['model-version'])
  const picture = takePicture(input, context)
  const { text } = await engine.analyze(picture, { features: new Set(['text']), maxCaptions: 0 }, { signal })
  if (!text) throw kernelError('not_served', 'This engine reads no words.')
  return toPrintedText(text, params.version)
}

type Context = Pick<OperationContext<ImageAnalyzer>, 'engine' | 'signal' | 'caller' | 'countUsed'>

interface BegunInput extends PictureInput {
  readonly url: URL
}

/** Begins to read, and says where the words will be: beside the address that was asked, by the host that was asked. */
async function begin(input: BegunInput, context: Context, place: string): Promise<Answer<undefined>> {
  const { engine, signal, caller } = context
  const id = await engine.startReading(takePicture(input, context), caller.id, { signal })
  const { origin, pathname } = input.url
  const version = /^.*\/v\d\.\d\//.exec(pathname)?.[0] ?? '/'
  return new Answer(undefined, { headers: { 'operation-location': `${origin}${version}${place}/${id}` } }, '')
}

export const recognizeText: OperationHandler<'recognizeText'> = (input, context) => {
  checkMode(input.query.mode)
  readTruth('handwriting', input.query.handwriting)
  return begin(input, context, 'textOperations')
}

export const readBatch: OperationHandler<'readBatch'> = (input, context) => begin(input, context, 'read/operations')

export const read: OperationHandler<'read'> = (input, context) => {
  const { query } = input
  checkLanguage(query.language)
  checkPages(query.pages)
  checkReadingOrder(query.readingOrder)
  checkModelVersion(query['model-version'])
  return begin(input, context, 'read/analyzeResults')
}

async function find(id: string, { engine, caller }: Context): Promise<Reading> {
  const reading = await engine.findReading(id.toLowerCase(), caller.id)
  if (reading) return reading
  const sentence = `This key has no reading "${id.slice(0, 60)}"; readings are kept for 48 hours, and for the key that began them.`
  throw new ServiceError('NotFound', 404, sentence)
}

export const findRecognizedText: OperationHandler<'findRecognizedText'> = async ({ params }, context) =>
  toRecognizedText(await find(params.operationId, context))

export const findReadBatch: OperationHandler<'findReadBatch'> = async ({ params }, context) =>
  toRecognizedPages(await find(params.operationId, context))

export const findReadResult: OperationHandler<'findReadResult'> = async ({ params }, context) =>
  toReadResult(await find(params.operationId, context), params.version)
