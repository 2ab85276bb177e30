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
} satisfies Dictionary
