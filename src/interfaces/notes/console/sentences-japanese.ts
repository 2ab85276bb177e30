import type { Dictionary } from '../../../../console/src/words/say.ts'

/** The Japanese of what this wire says of accounts; the names in braces are filled in there. */
export default {
  'There is no account "{name}".': 'アカウント「{name}」はありません。',
} satisfies Dictionary
