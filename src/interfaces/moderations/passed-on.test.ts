import { testPassingOn } from '../../dialects/openai/testing/test-passing-on.ts'
import moderations from './index.ts'

const categories = ['sexual', 'sexual/minors', 'hate', 'hate/threatening', 'self-harm', 'violence', 'violence/graphic']
const forEachCategory = <Value>(value: Value) => Object.fromEntries(categories.map((name) => [name, value]))

testPassingOn({
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
        categories: { ...forEachCategory(false), harassment: true },
        category_scores: { ...forEachCategory(0.25), harassment: 0.97 },
      },
    ],
  },
  originalModel: 'omni-moderation-latest',
})
