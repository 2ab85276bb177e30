import { japaneseText } from '../../../capabilities/japanese-text/index.ts'
import type { JapaneseText } from '../../../capabilities/japanese-text/port.ts'
import type { EngineContext } from '../../../kernel/engines/engine.ts'
import { openPerplexity } from '../domain/perplexity.ts'
import type { SmallTalker } from '../port.ts'
import type { Settings } from '../settings.ts'
import { chooseReply } from './embedded/choose-reply.ts'
import { loadTalk } from './embedded/load-talk.ts'
import { createRandomOf } from './embedded/random.ts'
import { readSituation } from './embedded/read-situation.ts'

type Context = Pick<EngineContext<Settings>, 'capabilities' | 'now' | 'settings'>

/** Replies by exchanges of our own writing: the nearest to what was said, and of their replies one that follows it well. */
export default async function createEngine({ capabilities, now, settings }: Context): Promise<SmallTalker> {
  return createSmallTalker(await capabilities.use(japaneseText), now, settings.JAPANESE_SMALLTALK_SEED)
}

/** With a seed, the same words get the same reply every time. */
export async function createSmallTalker(
  words: JapaneseText,
  now: () => number,
  seed: number | undefined,
): Promise<SmallTalker> {
  const [talk, measurePerplexity] = await Promise.all([loadTalk(words), openPerplexity()])
  return {
    async reply(turns, signal) {
      const random = seed === undefined ? Math.random : createRandomOf(`${seed}\n${turns.join('\n')}`)
      const situation = await readSituation(talk, turns, { now: now(), random }, signal)
      const text = chooseReply(talk, situation)
      return text === undefined ? undefined : { text, perplexity: measurePerplexity(text) }
    },
  }
}
