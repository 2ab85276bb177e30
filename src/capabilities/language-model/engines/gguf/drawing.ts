import type { Token } from 'node-llama-cpp'
import type { Sampling } from '../../port.ts'

/** How the next token is drawn. */
export interface Drawing {
  readonly temperature: number
  readonly topP: number
  /** 0 for all. */
  readonly topK: number
  /** Tokens less likely than this share of the likeliest are left out. */
  readonly minP: number
  readonly seed: number
  readonly frequencyPenalty: number
  readonly presencePenalty: number
  readonly logitBias: ReadonlyMap<number, number>
}

/** What llama.cpp's own server takes where nothing is asked for; small models ramble without the two cuts. */
const defaults = { temperature: 0.8, topP: 0.95, topK: 40, minP: 0.05 }

/** Choices of one request differ by their seeds. */
export function toDrawing(sampling: Sampling, choice: number): Drawing {
  const isPlain = sampling.temperature === undefined && sampling.topP === undefined
  return {
    temperature: sampling.temperature ?? (isPlain ? defaults.temperature : 1),
    topP: sampling.topP ?? (isPlain ? defaults.topP : 1),
    topK: isPlain ? defaults.topK : 0,
    minP: isPlain ? defaults.minP : 0,
    seed: ((sampling.seed ?? Math.floor(Math.random() * 2 ** 32)) + choice) >>> 0,
    frequencyPenalty: sampling.frequencyPenalty ?? 0,
    presencePenalty: sampling.presencePenalty ?? 0,
    logitBias: sampling.logitBias ?? new Map(),
  }
}

/** Whether the likeliest token of the model's own is always taken. */
export function isGreedy({ temperature, frequencyPenalty, presencePenalty, logitBias }: Drawing): boolean {
  return temperature <= 0 && frequencyPenalty === 0 && presencePenalty === 0 && logitBias.size === 0
}

/** Draws a token by the same steps as llama.cpp: bias, penalties, top k, top p, min p, temperature. `random` is 0 to 1. */
export function drawToken(
  logits: ReadonlyMap<Token, number>,
  drawing: Drawing,
  counts: ReadonlyMap<Token, number>,
  random: () => number,
): Token | undefined {
  const candidates = sortByLogit(adjust(logits, drawing, counts))
  const [best] = candidates
  if (!best || drawing.temperature <= 0) return best?.[0]
  const kept = cut(candidates, best[1], drawing)
  const weights = kept.map(([, logit]) => Math.exp((logit - best[1]) / drawing.temperature))
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  const drawn = weights.findIndex((weight) => (left -= weight) < 0)
  return (kept[drawn] ?? best)[0]
}

type Candidate = readonly [token: Token, logit: number]

function adjust(
  logits: ReadonlyMap<Token, number>,
  { logitBias, frequencyPenalty, presencePenalty }: Drawing,
  counts: ReadonlyMap<Token, number>,
): Candidate[] {
  return Array.from(logits, ([token, logit]) => {
    const count = counts.get(token) ?? 0
    const penalty = count === 0 ? 0 : count * frequencyPenalty + presencePenalty
    return [token, logit + (logitBias.get(token) ?? 0) - penalty]
  })
}

function sortByLogit(candidates: Candidate[]): readonly Candidate[] {
  return candidates.toSorted((one, other) => other[1] - one[1])
}

function cut(candidates: readonly Candidate[], best: number, { topK, topP, minP }: Drawing): readonly Candidate[] {
  const first = topK > 0 ? candidates.slice(0, topK) : candidates
  const weights = first.map(([, logit]) => Math.exp(logit - best))
  const wanted = weights.reduce((sum, weight) => sum + weight, 0) * topP
  let sum = 0
  const enough = weights.findIndex((weight) => (sum += weight) >= wanted)
  const byTopP = topP >= 1 || enough < 0 ? first : first.slice(0, enough + 1)
  return byTopP.filter((_, index) => index === 0 || (weights[index] ?? 0) >= minP)
}
