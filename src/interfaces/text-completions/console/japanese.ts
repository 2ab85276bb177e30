import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Text completion': '文章の続き',
  'Goes on with a text, token by token, and tells how likely each token was.':
    '文章の続きをトークンごとに書き、その確からしさを答えます。',
  'Complete a text': '文章の続きを書く',
  'A text to go on with, several, the token ids of one, or of several':
    '続きを書く文章。一つ、複数、またはトークン番号の並び',
  'Most tokens of each choice; 16 unless given': '候補一つのトークンの上限。なければ 16',
  'Make so many, give the n likeliest; not in a stream': 'この数だけ作り、ありそうな n 個を返す。ストリームでは不可',
  'Begin each choice with its prompt': '候補の先頭に元の文章を付ける',
  'What follows the text that is to be filled in': '間を埋める文章の、後に続く部分',
  'Tell how likely each token was, and so many others': '各トークンの確率と、ほかの候補をこの数だけ返す',
} satisfies Dictionary
