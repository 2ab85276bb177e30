import type { YieldToEventLoop } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { type Exchange, listSlots } from '../exchange.ts'
import { fingerprintEncoder } from './model-files.ts'
import type { EncodeSentences } from './open-encoder.ts'
import { readPromptVectors } from './prompt-vectors.ts'

/** Prompts that are encoded at a time. */
const batch = 50

/** What each prompt means, by its text: as it was computed beforehand, and now for those that were written since. */
export async function readPromptMeanings(
  prompts: readonly string[],
  encode: EncodeSentences,
  yieldToEventLoop: YieldToEventLoop,
): Promise<ReadonlyMap<string, Float32Array>> {
  const vectors = await readPromptVectors()
  const encoder = await fingerprintEncoder()
  if (vectors.header.encoder !== encoder)
    throw new Error(
      'The vectors of small talk’s prompts are of another encoder; `npm run train -- sentences prompts` makes them again.',
    )
  const meanings = new Map<string, Float32Array>()
  const missing: string[] = []
  for (const prompt of new Set(prompts)) {
    await yieldToEventLoop()
    const found = vectors.find(prompt)
    if (found) meanings.set(prompt, found)
    else missing.push(prompt)
  }
  for (let at = 0; at < missing.length; at += batch) {
    const texts = missing.slice(at, at + batch)
    const encoded = await encode(texts)
    texts.forEach((text, index) => meanings.set(text, encoded[index] ?? new Float32Array()))
  }
  return meanings
}

/** The prompts that are compared by what they mean: those without slots. */
export function listMeant(exchanges: readonly Exchange[]): string[] {
  return exchanges.flatMap(({ prompts }) => prompts.filter((prompt) => listSlots(prompt).length === 0))
}
