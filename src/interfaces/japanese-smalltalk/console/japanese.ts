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
  'What is said, up to 2,048 bytes; several lines are turns, the person’s and the replies’, and the last is answered. Without it the reply is empty':
    '話しかける言葉（2,048 バイトまで）。複数行なら人と返事が交互の会話で、最後の行に答える。なければ返事は空',
} satisfies Dictionary
