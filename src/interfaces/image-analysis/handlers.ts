import type { Handlers } from '../../kernel/wire/interface.ts'
import type { imageAnalysis } from './contract.ts'
import { analyzeImage } from './handlers/analyze-image.ts'
import { analyze, analyzeByModel, describe, detect, findAreaOfInterest, listModels, tag } from './handlers/look.ts'
import { generateThumbnail } from './handlers/generate-thumbnail.ts'
import {
  findReadBatch,
  findReadResult,
  findRecognizedText,
  ocr,
  read,
  readBatch,
  recognizeText,
} from './handlers/read-text.ts'
import type { ImageAnalyzer } from './port.ts'
import type { Settings } from './settings.ts'

export const handlers: Handlers<typeof imageAnalysis, ImageAnalyzer, Settings> = {
  analyze,
  describe,
  tag,
  detect,
  findAreaOfInterest,
  listModels,
  analyzeByModel,
  generateThumbnail,
  ocr,
  recognizeText,
  findRecognizedText,
  readBatch,
  findReadBatch,
  read,
  findReadResult,
  analyzeImage,
}
