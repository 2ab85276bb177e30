import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  Moderation: 'モデレーション',
  'Scores texts against categories of harm: sexual, hate, self-harm, violence and their graver forms.':
    '文章の有害さを種類ごとに採点します。性的、憎悪、自傷、暴力と、それぞれの重いもの。',
  'Score texts against categories of harm': '文章の有害さを種類ごとに採点する',
} satisfies Dictionary
