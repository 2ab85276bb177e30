import { readFile } from 'node:fs/promises'
import type { JapaneseText } from '../../../../capabilities/japanese-text/port.ts'
import type { YieldToEventLoop } from '../../../../kernel/workers/yield-to-event-loop.ts'
import type { Fallbacks } from './exchange.ts'
import { encodeReply, type RankModel, readRankModel } from './rank/rank-model.ts'
import { rankModelPath } from './rank/model-path.ts'
import { readExchanges } from './read-exchanges.ts'
import { indexPrompts, type PromptIndex } from './search/prompt-index.ts'
import { createPromptWords, type PromptWords } from './search/prompt-words.ts'
import { toPlain } from './to-plain.ts'

/** All that replies are made from. */
export interface Talk {
  readonly index: PromptIndex
  readonly promptWords: PromptWords
  readonly japaneseText: JapaneseText
  readonly fallbacks: Fallbacks
  readonly model: RankModel
  /** The vector of every reply, by its line. */
  readonly vectors: ReadonlyMap<string, Float32Array>
  /** Replies without their slots: what was said in such words was not the person's own. */
  readonly ownWords: ReadonlySet<string>
}

export async function loadTalk(japaneseText: JapaneseText, yieldToEventLoop: YieldToEventLoop): Promise<Talk> {
  const { exchanges, fallbacks } = await readExchanges(yieldToEventLoop)
  const model = readRankModel(await readFile(rankModelPath))
  const lines = [...exchanges.flatMap(({ replies }) => replies), ...Object.values(fallbacks).flat()]
  const vectors = new Map<string, Float32Array>()
  for (const line of lines) {
    await yieldToEventLoop()
    vectors.set(line, encodeReply(model, line.replaceAll(/\{[a-z]+\}/g, '')))
  }
  return {
    index: await indexPrompts(exchanges, yieldToEventLoop),
    promptWords: createPromptWords(japaneseText),
    japaneseText,
    fallbacks,
    model,
    vectors,
    ownWords: new Set(lines.map(toPlain)),
  }
}
