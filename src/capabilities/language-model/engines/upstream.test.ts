import { startOpenaiDouble } from '../testing/start-openai-double.ts'
import { describeLanguageModel } from './conformance.ts'
import { createUpstream } from './upstream/testing/create-upstream.ts'

describeLanguageModel(
  'upstream, a double of an OpenAI-compatible server',
  async () => createUpstream(await startOpenaiDouble()),
  {
    question: 'What was seen from the window?',
    prompt: 'That evening',
    samplesChat: true,
    givesLogProbabilities: true,
  },
)
