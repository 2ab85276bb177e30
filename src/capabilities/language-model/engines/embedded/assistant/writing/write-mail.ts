import type { AssistantLanguage } from '../../../../../../kernel/skill.ts'
import { say, type Topic } from '../topic.ts'

/** Occasions for which there is a mail, and the words that name them. */
interface MailTemplate {
  readonly asks: Readonly<Record<AssistantLanguage, RegExp>>
  readonly mail: Readonly<Record<AssistantLanguage, { readonly subject: string; readonly body: string }>>
}

const templates: readonly MailTemplate[] = [
  {
    asks: {
      en: /\b(?:sick|ill|unwell|flu|fever|not feeling well|day off sick)\b/i,
      ja: /休む|休み(?:ます|たい)|欠勤|病気|体調不良|風邪|熱/,
    },
    mail: {
      en: {
        subject: 'Out sick {day}',
        body: 'I am not well and cannot work {day}. I will look at urgent mail as far as I can.',
      },
      ja: {
        subject: '{day}の欠勤のご連絡',
        body: '体調不良のため、{day}はお休みをいただきたく、ご連絡いたしました。急ぎの件がありましたら、メールでお知らせください。ご迷惑をおかけしますが、よろしくお願いいたします。',
      },
    },
  },
  {
    asks: { en: /\b(?:thank|thanks|thanking|gratitude)\b/i, ja: /お礼|感謝|ありがとう/ },
    mail: {
      en: {
        subject: 'Thank you',
        body: 'Thank you very much for [what they did]. It helped me a great deal, and I appreciate the time you took.',
      },
      ja: {
        subject: 'お礼',
        body: 'このたびは[内容]をありがとうございました。大変助かりました。お時間をいただいたことに、心より感謝いたします。今後ともよろしくお願いいたします。',
      },
    },
  },
  {
    asks: { en: /\b(?:apologi[sz]e|apology|apologi[sz]ing|sorry)\b/i, ja: /お詫び|謝罪|謝る|おわび/ },
    mail: {
      en: {
        subject: 'My apologies',
        body: 'I am sorry for [what happened]. It was my mistake. I have [what you did about it], and will see that it does not happen again.',
      },
      ja: {
        subject: 'お詫び',
        body: 'このたびは[内容]につきまして、ご迷惑をおかけし申し訳ございません。[対応]をいたしました。今後このようなことのないよう努めてまいります。',
      },
    },
  },
  {
    asks: { en: /\b(?:meeting|meet|appointment|schedule a call|call with)\b/i, ja: /打ち合わせ|会議|面談|日程|アポ/ },
    mail: {
      en: {
        subject: 'Meeting about [subject]',
        body: 'Could we meet about [subject]? I am free on [day and time] or [day and time]; half an hour should do. If neither suits you, please name a time that does.',
      },
      ja: {
        subject: '[件名]の打ち合わせのお願い',
        body: '[件名]について、打ち合わせのお時間をいただけますでしょうか。[日時]または[日時]はいかがでしょうか。ご都合が合わない場合は、ご希望の日時をお知らせください。',
      },
    },
  },
  {
    asks: { en: /\b(?:vacation|holiday|leave|days? off|time off)\b/i, ja: /休暇|有給|有休/ },
    mail: {
      en: {
        subject: 'Leave from [date] to [date]',
        body: 'I would like to take leave from [date] to [date]. [Name] can stand in for me. Please tell me whether that is all right.',
      },
      ja: {
        subject: '休暇のお願い',
        body: '[日付]から[日付]まで休暇をいただきたく、お願い申し上げます。不在の間は[氏名]が対応いたします。ご確認のほど、よろしくお願いいたします。',
      },
    },
  },
  {
    asks: { en: /\b(?:resign|resignation|quit|quitting|two weeks notice)\b/i, ja: /退職|辞職|辞める/ },
    mail: {
      en: {
        subject: 'Resignation',
        body: 'I hereby give notice that I leave my position as [position]; my last day will be [date]. Thank you for the time here. I will hand over my work in good order.',
      },
      ja: {
        subject: '退職のご相談',
        body: '一身上の都合により、[日付]をもって退職させていただきたく、ご連絡いたしました。引き継ぎは責任をもって行います。これまでのご指導に感謝いたします。',
      },
    },
  },
  {
    asks: {
      en: /\b(?:refund|complain|complaint|complaining|broken|defective)\b/i,
      ja: /返金|苦情|クレーム|不良品|返品/,
    },
    mail: {
      en: {
        subject: 'Order [number]: refund',
        body: 'I received order [number] on [date]. [What is wrong with it.] Please send me a refund or a replacement, and tell me how to return it.',
      },
      ja: {
        subject: '注文番号[番号]の返金のお願い',
        body: '[日付]に注文番号[番号]の商品を受け取りましたが、[不具合の内容]です。返金または交換をお願いいたします。返送の方法をお知らせください。',
      },
    },
  },
  {
    asks: { en: /\b(?:late|delay|delayed|running behind)\b/i, ja: /遅刻|遅れ|遅延/ },
    mail: {
      en: {
        subject: 'Running late',
        body: 'I am running late because of [reason] and expect to be there by [time]. Please start without me if need be.',
      },
      ja: {
        subject: '遅刻のご連絡',
        body: '[理由]のため、到着が[時刻]ごろになる見込みです。ご迷惑をおかけし申し訳ございません。',
      },
    },
  },
]

const asks = {
  en: /\b(?:write|draft|compose|make|create|need|give me|help me with)\b.{0,30}\b(?:e-?mail|mail|letter|message|note)\b/i,
  ja: /(?:メール|手紙|連絡文|文面)(?:の(?:文面|下書き|例文|テンプレート))?を?(?:書いて|作って|作成|考えて|お願い)/,
}

const receivers =
  /\b(?:to|for) (?:my |the |a |our )?(boss|manager|teacher|professor|colleague|team|landlord|customer|client|friend|doctor|supervisor|neighbou?r|company|hr)\b/i
const japaneseReceivers = /(上司|先生|教授|同僚|お客様|取引先|大家さん|友達|友人|課長|部長|社長)(?:に|へ|宛)/

/** A mail for a usual occasion; what is not known stands in brackets. */
export const writeMail: Topic = ({ text, language }) => {
  if (text.length > 300 || !asks[language].test(text)) return undefined
  const found = templates.find((template) => template.asks[language].test(text))
  if (!found) return undefined
  const { subject, body } = found.mail[language]
  return say(0.9, language === 'ja' ? writeJapanese(subject, body, text) : writeEnglish(subject, body, text))
}

function writeEnglish(subject: string, body: string, text: string): string {
  const [, to] = receivers.exec(text) ?? []
  const day = /\btomorrow\b/i.test(text) ? 'tomorrow' : 'today'
  const fill = (line: string) => line.replaceAll('{day}', day)
  return [
    `Subject: ${fill(subject)}`,
    '',
    `Dear ${to === undefined ? '[name]' : `[name of your ${to.toLowerCase()}]`},`,
    '',
    fill(body),
    '',
    'Kind regards,',
    '[your name]',
  ].join('\n')
}

function writeJapanese(subject: string, body: string, text: string): string {
  const [, to] = japaneseReceivers.exec(text) ?? []
  const day = /明日|あした/.test(text) ? '明日' : '本日'
  const fill = (line: string) => line.replaceAll('{day}', day)
  return [
    `件名: ${fill(subject)}`,
    '',
    to === undefined ? '[宛名]様' : `[${to}のお名前]様`,
    '',
    'お世話になっております。[自分の名前]です。',
    fill(body),
    '',
    '[自分の名前]',
  ].join('\n')
}
