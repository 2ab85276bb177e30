import { describePassingOn } from '../../dialects/openai/testing/describe-passing-on.ts'
import moderations from './index.ts'

describePassingOn({
  definition: moderations,
  prefix: 'MODERATIONS',
  url: '/chat/v1/moderations',
  question: { input: [{ type: 'text', text: 'I cut bread.' }] },
  answer: {
    id: 'modr-1',
    model: 'theirs-v2',
    results: [
      {
        flagged: true,
        categories: { harassment: true, violence: false },
        category_scores: { harassment: 0.97, violence: 0.25 },
      },
    ],
  },
  originalModel: 'omni-moderation-latest',
})
