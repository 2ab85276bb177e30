import type { ProofreadingRequest, ProofreadingResult } from '../../port.ts'
import { loadProofreadingModel, type ProofreadingModel } from './load-proofreading-model.ts'
import { proofread } from './proofread.ts'

let loaded: ProofreadingModel | undefined

/** Runs in a worker thread. The model is read once for each thread. */
export default function proofreadText(request: ProofreadingRequest): ProofreadingResult {
  loaded ??= loadProofreadingModel()
  return proofread(loaded, request)
}
