import { createYieldToEventLoop } from '../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { openMarianEngine } from '../../testing/open-marian-engine.ts'
import { describeTranslationEngine } from '../conformance.ts'
import { createPhraseBookEngine } from './create-phrase-book-engine.ts'
import { phraseBookPath } from './phrase-book-path.ts'

const words = [
  ['the', 'その'],
  ['The', 'あの'],
  ['dog', '犬'],
  ['now', '今'],
  ['world', '世界'],
  ['at', 'で'],
  ['morning', '朝'],
  ['good', '良い'],
] as const

describeTranslationEngine(
  'The phrase book before a model',
  async () => {
    const opened = await openMarianEngine([{ source: 'en', target: 'ja', words, hasBytes: true }])
    const engine = createPhraseBookEngine({
      path: phraseBookPath,
      next: opened.engine,
      yieldToEventLoop: createYieldToEventLoop(),
    })
    return { ...engine, [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose]() }
  },
  {
    pair: { source: 'en', target: 'ja' },
    missing: { source: 'en', target: 'tlh' },
    // The second is known to the book, the others are left to the model.
    sentences: ['The dog now.', 'Good morning.', 'The good dog.'],
    count: (number) => `The ${number} dog.`,
  },
)
