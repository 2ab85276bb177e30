import { readFile } from 'node:fs/promises'
import type { JapaneseText } from '../../../../capabilities/japanese-text/port.ts'
import type { YieldToEventLoop } from '../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { fallbackKinds, type Fallbacks } from './exchange.ts'
import { readLine } from './rank/create-ranker.ts'
import type { ReadReply } from './rank/list-voices.ts'
import { createToneReader, type Tone } from './rank/tone-reader.ts'
import { type RankModel, readRankModel } from './rank/rank-model.ts'
import { rankModelPath } from './rank/model-path.ts'
import type { EncodeSentences } from './meaning/open-encoder.ts'
import { listMeant, readPromptMeanings } from './meaning/read-prompt-meanings.ts'
import { readExchanges } from './read-exchanges.ts'
import { indexPrompts, type PromptIndex } from './search/prompt-index.ts'
import { createPromptWords, type PromptWords } from './search/prompt-words.ts'
import { toPlain } from './to-plain.ts'
import { readTopics } from './topics/read-topics.ts'
import type { Topic } from './topics/topic.ts'

/** All that replies are made from. */
export interface ReplySources {
  readonly index: PromptIndex
  readonly promptWords: PromptWords
  readonly japaneseText: JapaneseText
  readonly encode: EncodeSentences
  readonly yieldToEventLoop: YieldToEventLoop
  readonly fallbacks: Fallbacks
  readonly topics: readonly Topic[]
  /** Told by what was said in plain form. */
  readonly predicates: readonly Topic[]
  readonly model: RankModel
  /** Some of all replies: how well these follow what was said is what is usual. */
  readonly usual: readonly ReadReply[]
  /** Whether what was said is a trouble or a joy. */
  readonly readTone: (turn: string) => Tone | undefined
  /** Replies without their slots: what was said in such words was not the person's own. */
  readonly ownWords: ReadonlySet<string>
}

/** Every so many replies are looked at to know what is usual. */
const step = 40

export async function loadReplySources(
  japaneseText: JapaneseText,
  encode: EncodeSentences,
  yieldToEventLoop: YieldToEventLoop,
): Promise<ReplySources> {
  const { exchanges, fallbacks } = await readExchanges(yieldToEventLoop)
  const topics = await readTopics('topics', yieldToEventLoop)
  const predicates = await readTopics('predicates', yieldToEventLoop)
  const model = readRankModel(await readFile(rankModelPath))
  const meanings = await readPromptMeanings(listMeant(exchanges), encode, yieldToEventLoop)
  const lines = [
    ...exchanges.flatMap(({ replies }) => replies),
    ...fallbackKinds.flatMap(fallbacks),
    ...listRemarks([...topics, ...predicates]),
  ]
  const usual: ReadReply[] = []
  for (let at = 0; at < lines.length; at += step) {
    await yieldToEventLoop()
    usual.push(readLine(model, lines[at] ?? ''))
  }
  return {
    index: await indexPrompts(exchanges, meanings, model.rarities, yieldToEventLoop),
    promptWords: createPromptWords(japaneseText),
    japaneseText,
    encode,
    yieldToEventLoop,
    fallbacks,
    topics,
    predicates,
    model,
    usual,
    readTone: createToneReader(model),
    ownWords: new Set(lines.map(toPlain)),
  }
}

function listRemarks(topics: readonly Topic[]): string[] {
  return topics.flatMap(({ remarks }) => [...remarks.values()].flat())
}
