import * as Type from 'typebox'
import { defineContract } from '../../kernel/wire/contract.ts'
import {
  AreaOfInterest,
  ImageAnalysis,
  ImageDescription,
  ImageObjects,
  ImageTags,
  KnownByModel,
  Models,
} from './contract/analysis.ts'
import { DatedAnalysis } from './contract/dated-analysis.ts'
import { examplePicture } from './contract/example-picture.ts'
import { Failure } from './contract/failure.ts'
import {
  analyzeQuery,
  datedQuery,
  describeQuery,
  ocrQuery,
  picture,
  plainQuery,
  readQuery,
  recognizeQuery,
  thumbnailQuery,
  wordsQuery,
} from './contract/requests.ts'
import { PrintedText, ReadResult, RecognizedPages, RecognizedText } from './contract/text.ts'
import { at, atEach, sinceVersion2, upToVersion2, version2, version3, versions } from './contract/versions.ts'

/** An address that names another version, or one without this operation, is not found. */
const errors = { 404: Failure }

/** A POST of a picture; the same picture may be sent again. */
const post = { method: 'POST', isRepeatable: true, body: picture, errors } as const
const example = { params: { version: 'v3.2' }, body: examplePicture } as const

/** A POST that begins to read: no body comes back, and the header `Operation-Location` says where the words will be. */
const begin = {
  method: 'POST',
  body: picture,
  status: 202,
  response: Type.Undefined(),
  errors: { ...errors, 429: Failure },
} as const

const operationId = { operationId: Type.String({ description: 'The end of Operation-Location' }) }
const fetched = { method: 'GET', errors } as const
const exampleId = '00000000-0000-4000-8000-000000000000'

const thumbnails = at(versions, 'generateThumbnail')
const imageTypes = ['image/jpeg', 'application/json']

/** G14: says what is in a picture. */
export const imageAnalysis = defineContract({
  id: 'image-analysis',
  spec: 'G14',
  title: 'Image analysis',
  summary: 'Says what is in a picture: categories, tags, a caption, faces, things, words, colours; makes thumbnails.',
  base: 'vision',
  key: { in: 'header', name: 'Ocp-Apim-Subscription-Key', need: 'required' },
  noResponseStatus: -1,
  failure: { body: Failure },
  operations: {
    analyze: {
      ...post,
      ...at(versions, 'analyze'),
      summary: 'Say what is in a picture',
      query: analyzeQuery,
      response: ImageAnalysis,
      example: {
        params: { version: 'v1.0' },
        query: { visualFeatures: 'Categories,Tags,Description,Color' },
        body: examplePicture,
      },
    },
    describe: {
      ...post,
      ...at(versions, 'describe'),
      summary: 'Write a caption',
      query: describeQuery,
      response: ImageDescription,
      example,
    },
    tag: {
      ...post,
      ...at(versions, 'tag'),
      summary: 'Name what is in a picture',
      query: wordsQuery,
      response: ImageTags,
      example,
    },
    detect: {
      ...post,
      ...at(sinceVersion2, 'detect'),
      summary: 'Find things, each with its place',
      query: plainQuery,
      response: ImageObjects,
      example,
    },
    findAreaOfInterest: {
      ...post,
      ...at(sinceVersion2, 'areaOfInterest'),
      summary: 'Find what draws attention',
      query: plainQuery,
      response: AreaOfInterest,
      example,
    },
    listModels: {
      ...fetched,
      ...at(versions, 'models'),
      summary: 'Kinds of things that are known by name',
      response: Models,
      example: { params: { version: 'v3.2' } },
    },
    analyzeByModel: {
      ...post,
      ...atEach(versions, 'models/:model/analyze', { model: Type.String({ description: 'celebrities or landmarks' }) }),
      summary: 'Name persons or places that were enrolled',
      query: wordsQuery,
      response: KnownByModel,
      example: { params: { version: 'v3.2', model: 'landmarks' }, body: examplePicture },
    },
    generateThumbnail: {
      ...post,
      ...thumbnails,
      summary: 'Make a small picture, a JPEG',
      mediaTypes: Object.fromEntries([thumbnails.path, ...thumbnails.aliases].map((path) => [path, imageTypes])),
      query: thumbnailQuery,
      response: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })),
      example: { ...example, query: { width: '120', height: '90', smartCropping: 'true' } },
    },
    ocr: {
      ...post,
      ...at(versions, 'ocr'),
      summary: 'Read words, and answer at once',
      query: ocrQuery,
      response: PrintedText,
      example,
    },
    recognizeText: {
      ...begin,
      ...at(upToVersion2, 'recognizeText'),
      summary: 'Begin to read words',
      query: recognizeQuery,
      example: { params: { version: 'v2.1' }, query: { mode: 'Printed' }, body: examplePicture },
    },
    findRecognizedText: {
      ...fetched,
      ...atEach(upToVersion2, 'textOperations/:operationId', operationId),
      summary: 'What recognizeText has read',
      response: RecognizedText,
      example: { params: { version: 'v2.1', operationId: exampleId } },
    },
    readBatch: {
      ...begin,
      ...at(version2, 'read/core/asyncBatchAnalyze'),
      summary: 'Begin to read words, as read does',
      example: { params: { version: 'v2.1' }, body: examplePicture },
    },
    findReadBatch: {
      ...fetched,
      ...atEach(version2, 'read/operations/:operationId', operationId),
      summary: 'What asyncBatchAnalyze has read',
      response: RecognizedPages,
      example: { params: { version: 'v2.1', operationId: exampleId } },
    },
    read: {
      ...begin,
      ...at(version3, 'read/analyze'),
      summary: 'Begin to read words',
      query: readQuery,
      example,
    },
    findReadResult: {
      ...fetched,
      ...atEach(version3, 'read/analyzeResults/:operationId', operationId),
      summary: 'What read has read',
      response: ReadResult,
      example: { params: { version: 'v3.2', operationId: exampleId } },
    },
    analyzeImage: {
      ...post,
      path: '/computervision/imageanalysis:analyze',
      summary: 'Say what is in a picture, as Image Analysis 4.0 does',
      query: datedQuery,
      response: DatedAnalysis,
      errors: {},
      example: { query: { 'api-version': '2024-02-01', features: 'tags,caption' }, body: examplePicture },
    },
  },
})
