import { randomUUID } from 'node:crypto'
import { answer } from '../../kernel/http/answer.ts'
import type { Handlers } from '../../kernel/interface.ts'
import type { imageAnalysis } from './contract.ts'
import type { ImageAnalyzer } from './port.ts'
import type { Settings } from './settings.ts'
import { checkLanguage, readFeatures } from './wire/read-features.ts'
import { readPicture } from './wire/read-picture.ts'
import { listMissing, toWireAnalysis } from './wire/to-wire-analysis.ts'

export const handlers: Handlers<typeof imageAnalysis, ImageAnalyzer, Settings> = {
  async analyze({ query, body, headers }, { engine, signal }) {
    const wanted = readFeatures(query.visualFeatures, query.details)
    checkLanguage(query.language)
    const source = readPicture(body, headers['content-type']?.toString())
    const analysis = await engine.analyze(source, { features: wanted.features, maxCaptions: 1 }, { signal })
    const missing = listMissing(analysis, wanted)
    return answer(toWireAnalysis(analysis, wanted, randomUUID()), {
      headers: missing.length > 0 ? { 'x-mainstay-not-looked-for': missing.join(', ') } : {},
    })
  },
}
