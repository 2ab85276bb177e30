import type { Token } from '../../../../../capabilities/japanese-text/port.ts'

/** A noun that names something, or a part of one. */
export function isNoun({ partOfSpeech, detail, surface }: Token): boolean {
  if (partOfSpeech === '接頭詞') return true
  return partOfSpeech === '名詞' && !['代名詞', '非自立', '副詞可能', '特殊'].includes(detail) && surface !== 'の'
}

/** What stands between nouns of one name. */
export function isLink({ partOfSpeech, detail, surface }: Token): boolean {
  return (partOfSpeech === '助詞' && detail === '連体化') || surface === '・' || surface === 'ー'
}
