import type { TokenLogProbability } from '../../../capabilities/language-model/port.ts'

/** What the original writes for a token that cannot come; JSON has no infinity. */
const leastLikely = -9999

/**
 * The older form: parallel lists. `top_logprobs` holds the token that was taken, too.
 *
 * @param start where the first token begins, in characters of the text with its prompt
 */
export function toWireLogProbabilities(tokens: readonly TokenLogProbability[], start: number, others: number) {
  let offset = start
  const offsets = tokens.map(({ token }) => {
    const here = offset
    offset += lengthOf(token)
    return here
  })
  return {
    tokens: tokens.map(({ token }) => token),
    token_logprobs: tokens.map(({ logProbability }) =>
      logProbability === undefined ? null : Math.max(logProbability, leastLikely),
    ),
    top_logprobs: others === 0 ? null : tokens.map(toWireOthers),
    text_offset: offsets,
  }
}

function toWireOthers({ token, logProbability, alternatives }: TokenLogProbability) {
  if (logProbability === undefined) return null
  const all = [...alternatives, { token, logProbability }]
  return Object.fromEntries(all.map((each) => [each.token, Math.max(each.logProbability, leastLikely)]))
}

/** In code points, as the original counts. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _character of text) length += 1
  return length
}
