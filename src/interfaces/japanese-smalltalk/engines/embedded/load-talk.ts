import { readFile } from 'node:fs/promises'
import type { JapaneseText } from '../../../../capabilities/japanese-text/port.ts'
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

export async function loadTalk(japaneseText: JapaneseText): Promise<Talk> {
  const [{ exchanges, fallbacks }, file] = await Promise.all([readExchanges(), readFile(rankModelPath)])
  const model = readRankModel(file)
  const lines = [...exchanges.flatMap(({ replies }) => replies), ...Object.values(fallbacks).flat()]
  return {
    index: indexPrompts(exchanges),
    promptWords: createPromptWords(japaneseText),
    japaneseText,
    fallbacks,
    model,
    vectors: new Map(lines.map((line) => [line, encodeReply(model, line.replaceAll(/\{[a-z]+\}/g, ''))])),
    ownWords: new Set(lines.map(toPlain)),
  }
}
