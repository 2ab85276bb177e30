import { testPassingOn } from '../../dialects/openai/testing/test-passing-on.ts'
import embeddings from './index.ts'

testPassingOn({
  definition: embeddings,
  prefix: 'EMBEDDINGS',
  url: '/chat/v1/embeddings',
  question: { input: 'A dog runs.', encoding_format: 'float' },
  answer: {
    object: 'list',
    data: [{ object: 'embedding', index: 0, embedding: [3, 4] }],
    model: 'theirs-v2',
    usage: { prompt_tokens: 5, total_tokens: 5 },
  },
  originalModel: 'text-embedding-3-small',
})
