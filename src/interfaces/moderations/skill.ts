import type { Skill, AssistantLanguage } from '../../kernel/wire/interface/skill.ts'
import { categories, type Category } from './domain/categories.ts'
import type { Moderator, Verdict } from './port.ts'

/** Tells whether a text is harmful: "Is this harmful: …". */
export const skill: Skill<Moderator> = {
  offer: { en: 'tell whether a text is harmful', ja: '文章が有害かどうかの判定' },
  example: { en: 'Is this harmful: I will hurt you', ja: 'これは有害ですか: お前を殺してやる' },
  match({ text, language }) {
    const asked = questions[language].exec(text)?.[1]?.trim()
    if (!asked) return undefined
    return {
      confidence: 0.97,
      async perform(engine, { signal }) {
        const { verdicts } = await engine.moderate({ texts: [asked] }, { signal })
        return verdicts[0] && format[language](verdicts[0])
      },
    }
  },
}

const questions: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /^(?:(?:is|are) (?:this|these|the following)(?: text| message| comment| sentence| words)? (?:harmful|offensive|hateful|toxic|abusive|violent|safe|appropriate|ok(?:ay)?)|moderate(?: this| the following)?(?: text| message| comment)?)\s*[:?]\s*(\S[^]*)$/i,
  ja: /^(?:これ|この(?:文章|文|コメント|メッセージ))は(?:有害|不適切|攻撃的|安全)(?:です|でしょう)?か?\s*[:?。]\s*(\S[^]*)$/,
}

const format: Readonly<Record<AssistantLanguage, (verdict: Verdict) => string>> = {
  en({ categories: met, scores }) {
    const flagged = categories.filter((category) => met[category])
    if (flagged.length > 0) return `It is flagged for ${flagged.map((each) => toPhrase(each, scores)).join(', ')}.`
    return `Nothing in it is flagged; the highest score is ${toPhrase(highest(scores), scores)}.`
  },
  ja({ categories: met, scores }) {
    const flagged = categories.filter((category) => met[category])
    if (flagged.length > 0) return `${flagged.map((each) => toPhrase(each, scores)).join('、')} に該当します。`
    return `該当する分類はありません。最も高いスコアは ${toPhrase(highest(scores), scores)} です。`
  },
}

function highest(scores: Verdict['scores']): Category {
  return categories.reduce((best, category) => (scores[category] > scores[best] ? category : best))
}

function toPhrase(category: Category, scores: Verdict['scores']): string {
  return `${category} (${scores[category].toFixed(2)})`
}
