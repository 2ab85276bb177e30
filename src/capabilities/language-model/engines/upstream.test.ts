import { startFakeOpenai } from '../testing/start-fake-openai.ts'
import { describeLanguageModel } from './conformance.ts'
import { createUpstream } from './upstream/testing/create-upstream.ts'

describeLanguageModel(
  'upstream, a fake of an OpenAI-compatible server',
  async () => createUpstream(await startFakeOpenai()),
  {
    question: 'What was seen from the window?',
    prompt: 'That evening',
    samplesChat: true,
    givesLogProbabilities: true,
  },
)
