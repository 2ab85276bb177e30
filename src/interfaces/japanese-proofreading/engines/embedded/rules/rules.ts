import { amongVerbs } from './slips/among-verbs.ts'
import { amongWords } from './slips/among-words.ts'
import { amongHomophones } from './slips/among-homophones.ts'
import { amongTerms } from './slips/among-terms.ts'
import { grammarPatterns } from './slips/grammar.ts'
import { kanaSlips } from './slips/kana.ts'
import { katakanaSlips } from './slips/katakana.ts'
import { noWords } from './slips/no-words.ts'
import { particlePatterns } from './slips/particles.ts'
import { readSlipsOfInputMethods } from './slips/read-slips-of-input-methods.ts'
import { misspellings } from './misspellings.ts'
import { redundancies } from './redundancies.ts'
import type { Rule } from './rule.ts'

/** Verbs of one conjugation whose potential is made with られる, by how they begin; 切る, 走る and their like are none. */
const ichidan =
  '食べ|見|着|起き|来|出|寝|信じ|考え|覚え|答え|調べ|決め|続け|投げ|逃げ|受け|生き|降り|借り|感じ|辞め|始め|伝え|教え|変え|越え|超え|捨て|育て|建て|集め|認め|開け|閉め|見つけ|出かけ|避け|耐え|植え|比べ|並べ'

const slips = [
  ...noWords,
  ...amongWords,
  ...amongTerms,
  ...amongHomophones,
  ...amongVerbs,
  ...katakanaSlips,
  ...kanaSlips,
  ...particlePatterns,
  ...grammarPatterns,
]

/** What the letters alone show. */
export function listRules(): Rule[] {
  return [
    ...misspellings.map((entry) => toRule(entry, 0.99, 'low')),
    ...[...slips, ...readSlipsOfInputMethods()].map((entry) => toRule(entry, 0.9, 'low')),
    ...redundancies.map((entry) => toRule(entry, 0.6, 'medium')),
    // ら抜き; 見れば and 見れたら of the conditional are distinguished by what follows.
    {
      pattern: new RegExp(
        `(?<![々\\p{Script=Katakana}])(${ichidan})れ(?=る|ない|なかっ|ます|ません|た(?!ら)|て)`,
        'gu',
      ),
      suggestions: ['$1られ'],
      score: 0.8,
      from: 'medium',
    },
    { pattern: /([きみりいしちにびえ])ずら(?=い|く|さ|かっ)/gu, suggestions: ['$1づら'], score: 0.9, from: 'low' },
    {
      pattern: /(?<=[一二三四五六七八九十数し]|ひと|ふた|[個人本枚回分円歩日年月])づつ/gu,
      suggestions: ['ずつ'],
      score: 0.9,
      from: 'low',
    },
    // 以下の用に; 専用に and 家庭用に have a word before it.
    { pattern: /(?<=[次下上記述図例表通]の)用(?=[にな])/gu, suggestions: ['よう', '様'], score: 0.9, from: 'low' },
    { pattern: /することができ/gu, suggestions: ['でき'], score: 0.3, from: 'high' },
    { pattern: /することが可能/gu, suggestions: ['でき'], score: 0.3, from: 'high' },
    // い抜き: speech, not wrong in a letter to a friend.
    {
      pattern: /(?<=[っしい])て(?=る(?![ぁ-ん]|$)|ます|ません|ました)/gu,
      suggestions: ['てい'],
      score: 0.35,
      from: 'high',
    },
    { pattern: /(?<=[\p{Script=Han}])わ(?=、|[\p{Script=Han}])/gu, suggestions: ['は'], score: 0.75, from: 'low' },
  ]
}

function toRule([wrong, ...right]: readonly [string, ...string[]], score: number, from: Rule['from']): Rule {
  return { pattern: new RegExp(wrong, 'gu'), suggestions: right, score, from }
}
