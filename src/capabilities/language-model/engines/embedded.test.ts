import createEngine from './embedded.ts'
import { describeLanguageModel } from './conformance.ts'

describeLanguageModel('embedded', async () => createEngine({ now: () => Date.UTC(2026, 10, 21, 12) }), {
  question: 'Write me a poem about the sea.',
  prompt: 'It was a bright morning, and the old man',
  samplesChat: false,
  givesLogProbabilities: true,
})
