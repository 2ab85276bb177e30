import { readFile } from 'node:fs/promises'
import createText from '../src/capabilities/japanese-text/engines/embedded.ts'
import { createSmallTalker } from '../src/interfaces/japanese-smalltalk/engines/embedded.ts'
import { createRandomOf } from '../src/interfaces/japanese-smalltalk/engines/embedded/random.ts'
import { judgeReply } from '../src/interfaces/japanese-smalltalk/engines/embedded/rank/judge-reply.ts'
import {
  compareTurns,
  readReply,
  readSaidTurns,
} from '../src/interfaces/japanese-smalltalk/engines/embedded/rank/list-voices.ts'
import { rankModelPath } from '../src/interfaces/japanese-smalltalk/engines/embedded/rank/model-path.ts'
import {
  encodeReply,
  encodeTurns,
  multiply,
  type RankModel,
  readRankModel,
} from '../src/interfaces/japanese-smalltalk/engines/embedded/rank/rank-model.ts'
import { createYieldToEventLoop } from '../src/kernel/foundation/workers/yield-to-event-loop.ts'
import { createWorkerPools } from '../src/kernel/foundation/workers/piscina-pools.ts'
import { readDialogues } from '../training/smalltalk/read-dialogues.ts'
import { listSources, type Source } from './japanese-smalltalk/list-sources.ts'
import { createTfIdf } from './japanese-smalltalk/tf-idf.ts'
import type { BenchResult } from './result.ts'

const seed = 'bench'
const count = 2_000

type Figure = BenchResult['figures'][number]

/** G10: how often the true next utterance is put first of ten, by source, beside tf-idf and chance, and the rate of replies. */
export default async function run(): Promise<BenchResult> {
  const dialogues = await readDialogues()
  const model = readRankModel(await readFile(rankModelPath))
  const sources = await listSources(dialogues)
  return {
    name: 'japanese-smalltalk',
    seeds: [seed],
    figures: [
      ...sources.map((source) => measureRanking(model, source)),
      await measureRate(dialogues.bySpeaker.map(({ turns }) => turns)),
    ],
  }
}

/** tf-idf knows how rare something is in the source itself, which is more than the ranker does; once more as the ranker has it. */
function measureRanking(model: RankModel, { name, talks, draw }: Source): Figure {
  const choices = draw(count, createRandomOf(seed))
  const byTfIdf = createTfIdf(talks.flat())
  const measure = (judge: (turns: readonly string[]) => (reply: string) => number) =>
    choices.filter(({ turns, candidates }) => isFirst(candidates.map(judge(turns)))).length / count
  const value = measure((turns) => {
    const said = readSaidTurns(model, turns)
    return (reply) => judgeReply(model, said, readReply(model, reply))
  })
  const tfIdf = {
    'tf-idf, the last turn': measure((turns) => (reply) => byTfIdf(turns.slice(-1), reply)),
    'tf-idf, five turns': measure((turns) => (reply) => byTfIdf(turns.slice(-5), reply)),
  }
  const peers = {
    ...tfIdf,
    'the same, counted in training': measure((turns) => {
      const said = readSaidTurns(model, turns)
      return (reply) => compareTurns(said, readReply(model, reply))
    }),
    'the tables alone': measure((turns) => {
      const said = encodeTurns(model, turns)
      return (reply) => multiply(said, encodeReply(model, reply))
    }),
    chance: 0.1,
  }
  const target = `>= ${Math.max(...Object.values(tfIdf)).toFixed(3)}`
  return { name: `True next utterance first of ten: ${name}`, value, unit: '', peers, target }
}

/** Whether the first is greater than all others. */
function isFirst([first = 0, ...others]: readonly number[]): boolean {
  return others.every((other) => other < first)
}

/** Utterances of people, one after another, with the two turns before each. */
async function measureRate(talks: readonly (readonly string[])[]): Promise<Figure> {
  await using workers = createWorkerPools({ maxThreads: 1 })
  const yieldToEventLoop = createYieldToEventLoop()
  const engine = createSmallTalker(createText({ workers }), { now: Date.now, seed: 1, workers, yieldToEventLoop })
  const asked = talks.slice(0, 60).flatMap((turns) => turns.slice(2, 7).map((_, at) => turns.slice(at, at + 3)))
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
