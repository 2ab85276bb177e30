/** Folds Japanese texts that mean the same to one key: widths, spaces, marks, spellings, and how polite they are. */
import { lookUp } from '../../../../libraries/json/look-up.ts'
import { normalizeText } from '../../../../libraries/text/normalize-text.ts'

/** Spellings of one word, by what stands for all of them. */
const spellings: Readonly<Record<string, string>> = {
  有難う: 'ありがとう',
  有り難う: 'ありがとう',
  御座い: 'ござい',
  下さい: 'ください',
  致し: 'いたし',
  分か: 'わか',
  解か: 'わか',
  出来: 'でき',
  何処: 'どこ',
  誰: 'だれ',
  何時も: 'いつも',
  お早う: 'おはよう',
  美味し: 'おいし',
  おなか: 'お腹',
  僕: '私',
  俺: '私',
  わたし: '私',
  あたし: '私',
  ぼく: '私',
  おれ: '私',
  貴方: 'あなた',
  子ども: '子供',
  こども: '子供',
  友だち: '友達',
  ともだち: '友達',
  よい: '良い',
  欲し: 'ほし',
  疲れ様: '疲れさま',
  つかれさま: '疲れさま',
  皆様: 'みなさま',
  皆さん: 'みなさん',
  頂き: 'いただき',
  頂け: 'いただけ',
  宜し: 'よろし',
  嬉し: 'うれし',
  綺麗: 'きれい',
  是非: 'ぜひ',
  沢山: 'たくさん',
  丁度: 'ちょうど',
  全て: 'すべて',
  本当に: 'ほんとに',
  ほんとうに: 'ほんとに',
  すいません: 'すみません',
  済みません: 'すみません',
  頑張: 'がんば',
  気を付け: '気をつけ',
  見付け: '見つけ',
  取り扱い: '取扱',
  取扱い: '取扱',
  立ち入り: '立入',
  立入り: '立入',
  申し込み: '申込',
  申込み: '申込',
  問い合わせ: '問合せ',
  問い合せ: '問合せ',
  乗り換え: '乗換',
  乗換え: '乗換',
  切り替え: '切替',
  切替え: '切替',
  打ち合わせ: '打合せ',
  貼付け: '貼り付け',
  取り消し: '取消',
  取消し: '取消',
  読み込み: '読込',
  読込み: '読込',
}
const spelling = new RegExp(Object.keys(spellings).join('|'), 'gu')

/** The long vowel that ends a word in katakana is written or not. */
const longVowel = /(?<=[ァ-ヴ]{2})ー(?![ァ-ヴー])/gu

/** Polite endings as the plain ones; the first that fits is taken. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:でございます|であります|である)$/, 'だ'],
  [/(?:では|じゃ)(?:ありませんでした|なかったです|なかった)$/, 'じゃなかった'],
  [/(?:では|じゃ)(?:ありません|ないです|ない)$/, 'じゃない'],
  [/でした$/, 'だった'],
  [/でしょう$/, 'だろう'],
  [/(?<=[いたの])です$/, ''],
  [/です$/, 'だ'],
  [/ありませんでした$/, 'なかった'],
  [/ありません$/, 'ない'],
  [/しませんでした$/, 'しなかった'],
  [/しません$/, 'しない'],
  [/(?<=[えけせてねべめれげ])ませんでした$/, 'なかった'],
  [/(?<=[えけせてねべめれげ])ません$/, 'ない'],
  [/(?<=[てで])いました$/, 'いた'],
  [/(?<=[てで])います$/, 'いる'],
  [/しました$/, 'した'],
  [/します$/, 'する'],
  [/きます$/, 'く'],
  [/きました$/, 'いた'],
  [/ちます$/, 'つ'],
  [/びます$/, 'ぶ'],
  [/みます$/, 'む'],
  [/みました$/, 'んだ'],
  [/ぎます$/, 'ぐ'],
  [/ります$/, 'る'],
  [/りました$/, 'った'],
  [/います$/, 'う'],
  [/(?<=[えけせてねべめれげ])ます$/, 'る'],
  [/(?<=[えけせてねべめれげ])ました$/, 'た'],
]

/**
 * A text without what only its look is made of. A question mark stays where nothing else tells the question. Kept linear: no pattern
 * repeats within another.
 */
export function narrowJapanese(text: string): string {
  const plain = normalizeText(text, 'NFKC').toLowerCase()
  let end = plain.length
  while (end > 0 && /[\s.,!?:;…。、｡~〜・]/u.test(plain[end - 1] ?? '')) end--
  const body = plain
    .slice(0, end)
    .replace(/[、,。!「」『』"“”・]/gu, '')
    .replace(/(?<![a-z0-9])\s+|\s+(?![a-z0-9])/gu, '')
  const isQuestion = plain.includes('?', end) && !body.endsWith('か')
  return isQuestion ? `${body}?` : body
}

/** The key under which texts that say the same are found together. */
export function foldJapanese(text: string): string {
  const narrow = narrowJapanese(text)
  const question = narrow.endsWith('?') ? '?' : ''
  let body = question ? narrow.slice(0, -1) : narrow
  body = body.replace(spelling, (found) => lookUp(spellings, found) ?? found).replace(longVowel, '')
  const asks = question !== '' || (body.length > 3 && body.endsWith('か'))
  if (asks) return `${foldEnding(body.replace(/か$/u, '')).replace(/だ$/u, '')}?`
  if (body.length > 4) body = body.replace(/(?<=[すたいだる])(?:よね|[ねよ])$/u, '')
  return foldEnding(body)
}

function foldEnding(body: string): string {
  if (!/[すたんいる]$/u.test(body)) return body
  for (const [pattern, replacement] of endings) {
    const folded = body.replace(pattern, replacement)
    if (folded !== body && folded !== '') return folded
  }
  return body
}
