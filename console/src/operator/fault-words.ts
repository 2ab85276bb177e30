/** What each means, in English. */
export const answerWords = {
  error: 'an error of the engine',
  quota: 'no quota left',
  malformed: 'half of the answer',
} as const
