import { readDatedRequest } from '../wire/read-dated-request.ts'
import { listMissingDated, toDatedAnalysis } from '../wire/to-dated-analysis.ts'
import { answerWithout } from './look.ts'
import type { OperationHandler } from './operation-handler.ts'
import { takePicture } from './take-picture.ts'

export const analyzeImage: OperationHandler<'analyzeImage'> = async (input, context) => {
  const request = readDatedRequest(input.query)
  const { engine, signal } = context
  const analysis = await engine.analyze(takePicture(input, context), request, { signal })
  return answerWithout(listMissingDated(analysis, request), toDatedAnalysis(analysis, request))
}
