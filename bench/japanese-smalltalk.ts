import { readFile } from 'node:fs/promises'
import createText from '../src/capabilities/japanese-text/engines/embedded.ts'
import { createSmallTalker } from '../src/interfaces/japanese-smalltalk/engines/embedded.ts'
import { createRandomOf } from '../src/interfaces/japanese-smalltalk/engines/embedded/random.ts'
import { rankModelPath } from '../src/interfaces/japanese-smalltalk/engines/embedded/rank/model-path.ts'
import {
  encodeReply,
  encodeTurns,
  multiply,
  readRankModel,
} from '../src/interfaces/japanese-smalltalk/engines/embedded/rank/rank-model.ts'
import { createYieldToEventLoop } from '../src/kernel/workers/yield-to-event-loop.ts'
import { createWorkerPools } from '../src/kernel/workers/piscina-pools.ts'
import { readDialogues } from '../training/smalltalk/read-dialogues.ts'
import { drawChoices } from './japanese-smalltalk/draw-choices.ts'
import { createTfIdf } from './japanese-smalltalk/tf-idf.ts'
import type { BenchResult } from './result.ts'

const seed = 'bench'
const count = 4_000

/** G10: how often the true next utterance is put first of ten, beside tf-idf and chance, and the rate of replies. */
export default async function run(): Promise<BenchResult> {
  const { training, heldBack } = await readDialogues()
  const choices = drawChoices(heldBack, count, createRandomOf(seed))
  const model = readRankModel(await readFile(rankModelPath))
  const byTfIdf = createTfIdf(training.flat())
  const measure = (judge: (turns: readonly string[], reply: string) => number) =>
    choices.filter(({ turns, candidates }) => isFirst(candidates.map((reply) => judge(turns, reply)))).length / count
  const own = measure((turns, reply) => multiply(encodeTurns(model, turns), encodeReply(model, reply)))
  const peers = {
    'tf-idf, the last turn': measure((turns, reply) => byTfIdf(turns.slice(-1), reply)),
    'tf-idf, five turns': measure((turns, reply) => byTfIdf(turns.slice(-5), reply)),
    chance: 0.1,
  }
  return {
    name: 'japanese-smalltalk',
    seeds: [seed],
    figures: [
      { name: `True next utterance first of ten, ${count} held back`, value: own, unit: '', peers, target: '>= 0.55' },
      await measureRate(heldBack),
    ],
  }
}

/** Whether the first is greater than all others. */
function isFirst([first = 0, ...others]: readonly number[]): boolean {
  return others.every((other) => other < first)
}

/** Utterances of people, one after another, with the two turns before each. */
async function measureRate(dialogues: readonly (readonly string[])[]): Promise<BenchResult['figures'][number]> {
  await using workers = createWorkerPools({ maxThreads: 1 })
  const yieldToEventLoop = createYieldToEventLoop()
  const engine = createSmallTalker(createText({ workers }), { now: Date.now, seed: 1, yieldToEventLoop })
  const asked = dialogues.slice(0, 60).flatMap((turns) => turns.slice(2, 7).map((_, at) => turns.slice(at, at + 3)))
  const { signal } = new AbortController()
  const ask = async () => {
    for (const [first = '', ...others] of asked) await engine.reply([first, ...others], signal)
  }
  await ask()
  const begin = performance.now()
  await ask()
  const value = (1_000 * asked.length) / (performance.now() - begin)
  return { name: 'Replies, one after another', value, unit: 'replies/s', peers: {}, target: '' }
}
