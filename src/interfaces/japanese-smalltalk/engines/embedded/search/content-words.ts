import { normOf } from '../../../../../libraries/numbers/norm-of.ts'
import { lookUp } from '../../../../../libraries/json/look-up.ts'
import type { Token } from '../../../../../capabilities/japanese-text/port.ts'

/** What a text is about: its words, whatever their endings, with what each counts. Their squares make 1 together. */
export type ContentWords = ReadonlyMap<string, number>

/** Parts of speech that carry what is said; what is left out here carries nothing. */
const weights: Readonly<Record<string, number>> = {
  名詞: 1,
  動詞: 0.9,
  形容詞: 1,
  感動詞: 0.8,
  接続詞: 0.3,
  副詞: 0.4,
  連体詞: 0.3,
}

/** Verbs that stand for any other, and endings that turn the sense. */
const words: Readonly<Record<string, number>> = {
  する: 0.2,
  ある: 0.3,
  いる: 0.2,
  なる: 0.3,
  くる: 0.2,
  いく: 0.2,
  しまう: 0.1,
  ちゃう: 0.1,
  てる: 0.05,
  思う: 0.3,
  教える: 0.4,
  言う: 0.4,
  いう: 0.3,
  聞く: 0.5,
  くれる: 0.2,
  くださる: 0.2,
  もらう: 0.2,
  ほしい: 0.4,
  できる: 0.4,
  やる: 0.3,
  ない: 0.8,
  ん: 0,
  たい: 0.5,
  た: 0.3,
  う: 0.4,
  れる: 0.3,
  られる: 0.3,
}

const details: Readonly<Record<string, number>> = { 代名詞: 0.4, 非自立: 0.1, 副詞可能: 0.5, 接尾: 0.4, 数: 0.5 }

export function listContentWords(tokens: readonly Token[]): ContentWords {
  const counts = new Map<string, number>()
  for (const token of tokens) {
    const weight = weigh(token)
    if (weight > 0) counts.set(toKey(token), weight)
  }
  const length = normOf(counts.values()) || 1
  return new Map([...counts].map(([word, weight]) => [word, weight / length]))
}

function weigh(token: Token): number {
  const { partOfSpeech, detail } = token
  const isEnding = partOfSpeech === '助動詞' || (partOfSpeech === '動詞' && detail !== '自立')
  const own = lookUp(words, toKey(token))
  if (own !== undefined) return own
  return isEnding ? 0 : (lookUp(details, detail) ?? 1) * (lookUp(weights, partOfSpeech) ?? 0)
}

/** 子ども and 子供 are one word; verbs that sound alike are not. */
function toKey({ partOfSpeech, reading, baseForm, conjugationType }: Token): string {
  if (conjugationType === '特殊・タ') return 'た'
  if (baseForm === 'ぬ' || (partOfSpeech === '助動詞' && baseForm === 'ん')) return 'ない'
  return partOfSpeech === '名詞' && reading !== '' ? reading : baseForm
}
