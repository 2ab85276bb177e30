import type { Skill, AssistantLanguage } from '../../kernel/wire/interface/skill.ts'
import { type Evaluation, spamLine, type SpamScorer } from './port.ts'

/** Tells whether a mail is spam: "Is this spam: …". */
export const skill: Skill<SpamScorer> = {
  offer: { en: 'tell whether a mail is spam', ja: '迷惑メールかどうかの判定' },
  example: {
    en: 'Is this spam: Congratulations, you have won a free phone! Click here to claim your prize.',
    ja: 'これは迷惑メールですか: Congratulations, you have won a free phone! Click here to claim your prize.',
  },
  match({ text, language }) {
    const question = questions[language].exec(text)?.[0]
    const mail = question === undefined ? '' : text.slice(question.length).trim()
    if (!mail) return undefined
    return {
      confidence: 0.97,
      async perform(engine, { signal }) {
        return format[language](await engine.score(mail, { signal }))
      },
    }
  },
}

const questions: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /^is (?:this|the following)(?: text| message| e?-?mail)?(?: a)? (?:spam|phishing|junk|scam)(?: mail| e?-?mail| message)? {0,3}[:?]/i,
  ja: /^(?:これ|この(?:メール|文章|メッセージ))は(?:迷惑メール|スパム|フィッシング)(?:です|でしょう)?か? {0,3}[:?。]/,
}

const reasons = 3

const format: Readonly<Record<AssistantLanguage, (evaluation: Evaluation) => string>> = {
  en({ tenths, hits }) {
    const verdict = tenths >= spamLine ? 'It looks like spam' : 'It does not look like spam'
    const max = hits.slice(0, reasons).map(({ description }) => `- ${description}`)
    return [`${verdict}: ${toPoints(tenths)} points, and 5.0 make spam.`, ...max].join('\n')
  },
  ja({ tenths, hits }) {
    const verdict = tenths >= spamLine ? '迷惑メールのようです' : '迷惑メールではなさそうです'
    const max = hits.slice(0, reasons).map(({ description }) => `- ${description}`)
    return [`${verdict}(${toPoints(tenths)} 点、5.0 点以上が迷惑メール)。`, ...max].join('\n')
  },
}

function toPoints(tenths: number): string {
  return (tenths / 10).toFixed(1)
}
