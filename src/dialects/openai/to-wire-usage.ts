import type { Usage } from '../../capabilities/language-model/port.ts'

/** `undefined` where the engine cannot count. */
export function toWireUsage(usage: Usage | undefined) {
  if (!usage) return {}
  const { promptTokens, completionTokens, cachedTokens, reasoningTokens } = usage
  return {
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
      ...(cachedTokens !== undefined && { prompt_tokens_details: { cached_tokens: cachedTokens } }),
      ...(reasoningTokens !== undefined && { completion_tokens_details: { reasoning_tokens: reasoningTokens } }),
    },
  }
}
