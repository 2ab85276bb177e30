import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  Moderation: 'モデレーション',
  'Scores texts against categories of harm: sexual, hate, self-harm, violence and their graver forms.':
    '文章の有害さを種類ごとに採点します。性的、憎悪、自傷、暴力と、それぞれの重いもの。',
  'Score texts against categories of harm': '文章の有害さを種類ごとに採点する',
  Text: '文章',
  'Judging…': '判定しています…',
  Judge: '判定する',
  Flagged: '有害と判定',
  'Not flagged': '有害ではないと判定',
  flagged: '有害',
  'Scores by category': '種類ごとの点数',
  sexual: '性的',
  'sexual/minors': '性的・未成年',
  hate: '憎悪',
  'hate/threatening': '憎悪・脅迫',
  'self-harm': '自傷',
  violence: '暴力',
  'violence/graphic': '暴力・生々しい描写',
  harassment: '嫌がらせ',
  'harassment/threatening': '嫌がらせ・脅迫',
  'self-harm/intent': '自傷・意図',
  'self-harm/instructions': '自傷・方法',
  illicit: '不法行為',
  'illicit/violent': '不法行為・暴力',
  'A text, or up to 2048 of them; or one text in parts.':
    '文章、または 2048 個までの文章、または一つの文章を分けたもの',
} satisfies Dictionary
