import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  Embeddings: '埋め込み',
  'Turns texts into vectors of unit length; the nearer two texts in meaning, the larger their dot product.':
    '文章を長さ 1 のベクトルにします。意味が近いほど内積が大きくなります。',
  'Turn texts into vectors': '文章をベクトルにする',
} satisfies Dictionary
