import type { DictionaryWord } from './dictionary.ts'

/** Occurrences that make a run of katakana a word. */
const minCount = 4

/** Words of programs and networks that neither the dictionary nor the texts have often enough. */
const ownWords = [
  'メーラー',
  'メーラ',
  'ニュースリーダー',
  'デマルチプレクサ',
  'トークナイザー',
  'トークナイザ',
  'プリティプリンター',
  'リンター',
  'フォーマッター',
  'フォーマッタ',
  'バンドラー',
  'バンドラ',
  'トランスパイラ',
  'トランスパイラー',
  'アロケーター',
  'アロケータ',
  'デバッガー',
  'プロファイラー',
  'スケジューラー',
  'ハイパーバイザー',
  'ファームウェア',
  'ミドルウェア',
  'デーモン',
  'ソケット',
  'セマフォ',
  'ミューテックス',
  'スピンロック',
  'コルーチン',
  'イテレーター',
  'ジェネレーター',
  'クロージャー',
  'リデューサー',
  'ディスパッチャー',
  'オブザーバー',
  'サブスクライバー',
  'パブリッシャー',
]

/** What the proofreader takes for words: the dictionary's, those of katakana that texts have, and some of our own. */
export function listWords(dictionary: readonly DictionaryWord[], sentences: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const sentence of sentences)
    for (const [run] of sentence.matchAll(/[ァ-ヺー]{3,12}/g)) counts.set(run, (counts.get(run) ?? 0) + 1)
  const frequent = [...counts].filter(([, count]) => count >= minCount).map(([run]) => run)
  return new Set([...dictionary.map(({ surface }) => surface), ...frequent, ...ownWords])
}
