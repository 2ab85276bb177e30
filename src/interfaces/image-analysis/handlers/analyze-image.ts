import { readDatedRequest } from '../wire/read-dated-request.ts'
import { readPicture } from '../wire/read-picture.ts'
import { listMissingDated, toDatedAnalysis } from '../wire/to-dated-analysis.ts'
import { answerWithout } from './look.ts'
import type { OperationHandler } from './operation-handler.ts'

export const analyzeImage: OperationHandler<'analyzeImage'> = async (input, { engine, signal }) => {
  const request = readDatedRequest(input.query)
  const analysis = await engine.analyze(readPicture(input), request, { signal })
  return answerWithout(listMissingDated(analysis, request), toDatedAnalysis(analysis, request))
}
