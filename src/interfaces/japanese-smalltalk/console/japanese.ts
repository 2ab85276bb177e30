import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Japanese small talk': '日本語の雑談',
  'Replies in Japanese to what somebody says for the sake of talking.': 'おしゃべりに日本語で返事をします。',
  'Reply to what is said': '話しかけに返事をする',
  Talk: '会話',
  'Say something in Japanese': '日本語で話しかける',
  Say: '話す',
  'Begin again': '初めから',
  'perplexity {value}': 'パープレキシティ {value}',
} satisfies Dictionary
