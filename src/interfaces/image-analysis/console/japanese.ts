import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Image analysis': '画像解析',
  'Says what is in a picture: categories, tags, a caption, faces, things, words, colours; makes thumbnails.':
    '写真に何が写っているかを答えます。分類、タグ、説明文、顔、物、文字、色。縮小画像も作ります。',
  'Say what is in a picture': '写真に何が写っているか',
  'Write a caption': '説明文を書く',
  'Name what is in a picture': '写っているものの名前',
  'Find things, each with its place': '物を場所とともに見つける',
  'Find what draws attention': '目を引くところを見つける',
  'Kinds of things that are known by name': '名前で分かるものの種類',
  'Name persons or places that were enrolled': '登録した人や場所の名前',
  'Make a small picture, a JPEG': '小さな画像（JPEG）を作る',
  'Read words, and answer at once': '文字を読み、すぐに答える',
  'Begin to read words': '文字を読み始める',
  'What recognizeText has read': 'recognizeText が読んだもの',
  'Begin to read words, as read does': '文字を読み始める（read と同じ）',
  'What asyncBatchAnalyze has read': 'asyncBatchAnalyze が読んだもの',
  'What read has read': 'read が読んだもの',
  'Say what is in a picture, as Image Analysis 4.0 does': '写真に何が写っているか（Image Analysis 4.0 と同じ形）',
  'Not looked for: {list}.': '調べていないもの: {list}。',
  'This brings it, with no restart:': 'これで使えるようになります（再起動は不要）:',
} satisfies Dictionary
