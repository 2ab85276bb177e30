import type { Dictionary } from '../../../../console/src/words/say.ts'

/** The Japanese of what this wire says of texts that it cannot compare; the names in braces are filled in there. */
export default {
  '"input" is an empty array; send at least one text.': '文章がありません。一つ以上送ってください。',
  '"input" is an empty string, or holds one; a text must not be empty.': '空の文章があります。空の行は送れません。',
  'Too many texts wait for the model; try again in a moment.':
    'モデルを待つ文章が多すぎます。少し待ってからもう一度試してください。',
  'The model "{name}" cannot be loaded; the log says why.': 'モデル「{name}」を読み込めません。理由はログにあります。',
  'The model "{name}" gives no embeddings; the log says why.':
    'モデル「{name}」が埋め込みを返しません。理由はログにあります。',
} satisfies Dictionary
