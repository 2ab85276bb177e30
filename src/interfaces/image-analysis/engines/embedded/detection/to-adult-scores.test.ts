import { expect, test } from 'vitest'
import { toAdultScores } from './to-adult-scores.ts'

// Shares of drawing, hentai, neutral, porn and sexy.
test.each([
  ['nothing of it', [0.2, 0, 0.8, 0, 0], { adult: 0, racy: 0 }],
  ['sexy alone is racy and not adult', [0, 0, 0.25, 0, 0.75], { adult: 0, racy: 0.75 }],
  ['porn is both', [0, 0, 0.25, 0.75, 0], { adult: 0.75, racy: 0.75 }],
  ['drawn or photographed, it counts together', [0, 0.5, 0, 0.25, 0.25], { adult: 0.75, racy: 1 }],
  ['no more than certain, whatever rounding gives', [0, 0.6, 0, 0.5, 0.1], { adult: 1, racy: 1 }],
])('%s', (_what, shares, scores) => {
  expect(toAdultScores(shares)).toEqual(scores)
})
