import { japaneseText } from '../../../capabilities/japanese-text/index.ts'
import type { JapaneseText } from '../../../capabilities/japanese-text/port.ts'
import { answerDanger } from '../../../capabilities/language-model/domain/danger/answer-danger.ts'
import { findDanger } from '../../../capabilities/language-model/domain/danger/find-danger.ts'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { memoizeLoad } from '../../../libraries/memoize/memoize-load.ts'
import { openPerplexity } from '../domain/perplexity.ts'
import type { SmallTalker, Turns } from '../port.ts'
import type { Settings } from '../settings.ts'
import { chooseReply } from './embedded/choose-reply.ts'
import { openEncoder } from './embedded/meaning/open-encoder.ts'
import { loadReplySources } from './embedded/load-reply-sources.ts'
import { createRandomOf } from './embedded/random.ts'
import { readSituation } from './embedded/read-situation.ts'
import { reckon } from './embedded/reckoning/reckon.ts'
import { weighChoice } from './embedded/weigh-choice.ts'

type Context = Pick<EngineContext<Settings>, 'capabilities' | 'now' | 'settings' | 'workers' | 'yieldToEventLoop'>

/** Replies by exchanges of our own writing: the nearest to what was said, and of their replies one that follows it well. */
export default async function createEngine({ capabilities, settings, ...context }: Context): Promise<SmallTalker> {
  const words = await capabilities.use(japaneseText)
  return createSmallTalker(words, { ...context, seed: settings.JAPANESE_SMALLTALK_SEED })
}

export interface SmallTalkerOptions extends Pick<Context, 'now' | 'workers' | 'yieldToEventLoop'> {
  /** With one, the same words get the same reply every time. */
  readonly seed: number | undefined
}

/** What replies are made from is loaded in turns by the first reply: a call that is refused loads nothing. */
export function createSmallTalker(
  words: JapaneseText,
  { now, seed, workers, yieldToEventLoop }: SmallTalkerOptions,
): SmallTalker {
  // The first caller may leave: who comes later gains by what is loaded.
  const load = memoizeLoad(async () => {
    const talk = await loadReplySources(words, openEncoder(workers), () => yieldToEventLoop())
    await yieldToEventLoop()
    return { talk, measurePerplexity: await openPerplexity() }
  })
  return {
    async reply(turns, signal) {
      const { talk, measurePerplexity } = await load()
      const help = offerHelp(turns)
      if (help !== undefined) return { text: help, perplexity: measurePerplexity(help) }
      const random = seed === undefined ? Math.random : createRandomOf(`${seed}\n${turns.join('\n')}`)
      const reckoned = reckon(turns, { now: now(), random })
      if (reckoned !== undefined) return { text: reckoned, perplexity: measurePerplexity(reckoned) }
      const side = weighChoice(turns.at(-1) ?? turns[0], random)
      if (side !== undefined) return { text: side, perplexity: measurePerplexity(side) }
      const situation = await readSituation(talk, turns, { now: now(), random }, signal)
      const text = chooseReply(talk, situation)
      return text === undefined ? undefined : { text, perplexity: measurePerplexity(text) }
    },
  }
}

/** To somebody who may be in danger no exchange is said, only where help is. */
function offerHelp(turns: Turns): string | undefined {
  const danger = findDanger(turns.at(-1) ?? turns[0])
  return danger && answerDanger(danger, turns.join('\n'), 'jp')
}
