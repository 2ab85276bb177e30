import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  Embeddings: '埋め込み',
  'Turns texts into vectors of unit length; the nearer two texts in meaning, the larger their dot product.':
    '文章を長さ 1 のベクトルにします。意味が近いほど内積が大きくなります。',
  'Turn texts into vectors': '文章をベクトルにする',
  Likeness: '近さ',
  'Texts, one a line': '文章（一行に一つ）',
  'The first {count} are compared.': '最初の {count} 行を比べます。',
  'Comparing…': '比べています…',
  Compare: '比べる',
  '{model}, {dimensions} dimensions; 1.00 is the same text.': '{model}、{dimensions} 次元。1.00 は同じ文章です。',
  'A text, or up to 2048 of them, none empty; or tokens of cl100k_base in their place.':
    '文章、または 2048 個までの文章（空は不可）。代わりに cl100k_base のトークンでも可',
  'float: an array of numbers. base64: 32-bit floats, little-endian.':
    'float は数の配列、base64 は 32 ビット浮動小数点（リトルエンディアン）',
  'The first so many dimensions, at unit length again; beyond the model’s own, zeros':
    'はじめのこの次元数だけ（長さ 1 に直す）。モデルの次元を超える分は 0',
  'Taken and not used': '受け取るが使わない',
} satisfies Dictionary
