import { german, openMarianEngine } from '../../testing/open-marian-engine.ts'
import { describeTranslationEngine } from '../conformance.ts'

describeTranslationEngine(
  'Marian’s models',
  async () => {
    const opened = await openMarianEngine()
    return { ...opened.engine, [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose]() }
  },
  {
    pair: { source: german.source, target: german.target },
    missing: { source: 'en', target: 'tlh' },
    sentences: ['The dog now.', 'The world at morning.', 'The good dog.'],
    count: (number) => `The ${number} dog.`,
  },
)
