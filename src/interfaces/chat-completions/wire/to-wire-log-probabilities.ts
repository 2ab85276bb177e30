import type { AlternativeToken, TokenLogProbability } from '../../../capabilities/language-model/port.ts'

/** `null` where none were asked for. */
export function toWireLogProbabilities(tokens: readonly TokenLogProbability[] | undefined) {
  if (!tokens) return null
  return { content: tokens.map(toWireToken), refusal: null }
}

function toWireToken({ token, logProbability = 0, bytes, alternatives }: TokenLogProbability) {
  return {
    ...toWireAlternative({ token, logProbability, ...(bytes && { bytes }) }),
    top_logprobs: alternatives.map(toWireAlternative),
  }
}

function toWireAlternative({ token, logProbability, bytes }: AlternativeToken) {
  return { token, logprob: Math.max(logProbability, leastLikely), bytes: [...(bytes ?? Buffer.from(token))] }
}

/** What the original writes for a token that cannot come; JSON has no infinity. */
const leastLikely = -9999
