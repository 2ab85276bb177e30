import type { AlternativeToken, TokenLogProbability } from '../../port.ts'
import { asJsonObject, type JsonObject } from '../../../../libraries/json/json-object.ts'
import { asNumber, asJsonObjects } from '../../upstream/json.ts'

/** The form of chat: a list of tokens. llama.cpp's server writes completions so, too. */
export function fromTokenList(logprobs: unknown): readonly TokenLogProbability[] {
  return asJsonObjects(asJsonObject(logprobs)?.['content']).flatMap((fields) => {
    const token = toToken(fields)
    return token
      ? { ...token, alternatives: asJsonObjects(fields['top_logprobs']).flatMap((each) => toToken(each) ?? []) }
      : []
  })
}

function toToken({ token, logprob, bytes }: JsonObject): AlternativeToken | undefined {
  const logProbability = asNumber(logprob)
  if (typeof token !== 'string' || logProbability === undefined) return undefined
  const isBytes = Array.isArray(bytes) && bytes.every((byte) => Number.isInteger(byte))
  return { token, logProbability, ...(isBytes && { bytes }) }
}

/**
 * The form of completions: parallel lists, the likeliest tokens by name and the token that was taken among them.
 *
 * @param others how many likely tokens were asked for
 */
export function fromParallelLists(logprobs: unknown, others: number): readonly TokenLogProbability[] {
  const { tokens, token_logprobs, top_logprobs } = asJsonObject(logprobs) ?? {}
  if (!Array.isArray(tokens)) return fromTokenList(logprobs)
  const [taken, likely]: unknown[][] = [toList(token_logprobs), toList(top_logprobs)]
  return tokens.map((token, index) => ({
    token: String(token),
    logProbability: asNumber(taken?.[index]),
    alternatives: toAlternatives(likely?.[index], others),
  }))
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function toAlternatives(likely: unknown, others: number): readonly AlternativeToken[] {
  return Object.entries(asJsonObject(likely) ?? {})
    .flatMap(([token, value]) => {
      const logProbability = asNumber(value)
      return logProbability === undefined ? [] : { token, logProbability }
    })
    .toSorted((a, b) => b.logProbability - a.logProbability)
    .slice(0, others)
}
