import { kernelError } from '../../kernel/foundation/errors/service-error.ts'
import type { Handlers } from '../../kernel/wire/interface.ts'
import type { spamScore } from './contract.ts'
import type { SpamScorer } from './port.ts'
import { toPoints, toWireReport } from './wire/to-wire-report.ts'

export const handlers: Handlers<typeof spamScore, SpamScorer> = {
  async score({ body: { email, options } }, { engine, signal }) {
    if (email.trim() === '')
      throw kernelError('invalid_request', 'The field email is empty; it takes the complete raw source of a mail.')
    const evaluation = await engine.score(email, { signal })
    const result = { success: true as const, score: toPoints(evaluation.tenths) }
    if (options === 'short') return result
    const rules = evaluation.hits.map(({ tenths, description }) => ({ score: toPoints(tenths), description }))
    return { ...result, report: toWireReport(evaluation), rules }
  },
}
