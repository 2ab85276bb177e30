import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { say, type Topic } from '../topic.ts'

/** An occasion on which people send a few words. */
interface Occasion {
  readonly asks: Readonly<Record<AssistantLanguage, RegExp>>
  readonly says: Readonly<Record<AssistantLanguage, string>>
}

const occasions: readonly Occasion[] = [
  {
    asks: { en: /\bbirthday\b/i, ja: /誕生日/ },
    says: {
      en: 'Happy birthday, [name]! I wish you a day full of joy, and a year in which your wishes come true. I am glad that you are there.',
      ja: '[名前]、お誕生日おめでとう！ 笑顔あふれるすてきな一年になりますように。いつもありがとう。',
    },
  },
  {
    asks: { en: /\b(?:wedding|marriage|married|anniversary)\b/i, ja: /結婚/ },
    says: {
      en: 'Congratulations, [names]! May your life together be full of love, laughter and good days. I wish you all happiness.',
      ja: 'ご結婚おめでとうございます。お二人の末永いお幸せを心よりお祈りいたします。',
    },
  },
  {
    asks: { en: /\bget[- ]well\b|\brecovery\b/i, ja: /お見舞い|快復|回復/ },
    says: {
      en: 'Dear [name], I was sorry to hear that you are not well. Take all the rest you need. I think of you and hope to see you soon.',
      ja: '[名前]さん、お加減はいかがですか。どうぞゆっくり休んでください。一日も早いご快復をお祈りしています。',
    },
  },
  {
    asks: { en: /\bchristmas\b/i, ja: /クリスマス/ },
    says: {
      en: 'Merry Christmas, [name]! I wish you peaceful days, good company and a happy new year.',
      ja: 'メリークリスマス！ [名前]さんにとって、あたたかく楽しい一日になりますように。',
    },
  },
  {
    asks: { en: /\bnew year'?s?\b/i, ja: /年賀|新年|お正月/ },
    says: {
      en: 'Happy new year, [name]! May it bring you health, joy and good surprises.',
      ja: '明けましておめでとうございます。昨年は大変お世話になりました。本年もどうぞよろしくお願いいたします。',
    },
  },
  {
    asks: { en: /\bgraduat\w+\b/i, ja: /卒業/ },
    says: {
      en: 'Congratulations on your graduation, [name]! You have worked hard for it. I wish you all the best for what comes next.',
      ja: '[名前]さん、ご卒業おめでとうございます。これからのご活躍を心から応援しています。',
    },
  },
  {
    asks: { en: /\b(?:condolences?|sympathy|funeral)\b/i, ja: /お悔やみ|弔/ },
    says: {
      en: 'Dear [name], I am deeply sorry for your loss. My thoughts are with you and your family. I am there if you need anything.',
      ja: 'このたびのご訃報に接し、心よりお悔やみ申し上げます。どうかご無理をなさいませんように。',
    },
  },
  {
    asks: { en: /\b(?:farewell|goodbye|leaving)\b/i, ja: /送別|お別れ|異動/ },
    says: {
      en: 'Dear [name], thank you for the time together. We will miss you. I wish you every success on your way.',
      ja: '[名前]さん、これまで本当にありがとうございました。新しい場所でのご活躍をお祈りしています。',
    },
  },
  {
    asks: { en: /\bcongratulat\w+\b|\bpromotion\b/i, ja: /お祝い|昇進|合格/ },
    says: {
      en: 'Congratulations, [name]! You have earned it. I am happy for you and wish you all the best.',
      ja: '[名前]さん、おめでとうございます。日ごろの努力の賜物ですね。ますますのご活躍をお祈りしています。',
    },
  },
]

const asks: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /\b(?:write|draft|compose|make|create|need|give me|help me (?:with|write)|send)\b.{0,40}\b(?:message|wish(?:es)?|greetings?|card|note|words|text)\b/i,
  ja: /(?:メッセージ|お祝いの言葉|言葉|カード|文)(?:を|の例を)?(?:書いて|作って|作成|考えて|教えて|お願い)/u,
}

/** A few words for a birthday and the like. */
export const writeWishes: Topic = ({ text, language }) => {
  // A mail with a subject is another topic's.
  if (
    text.length > 150 ||
    !asks[language].test(text) ||
    /\be?-?mail\b|メール|\bthank|\binvit|お礼|感謝|招待/i.test(text)
  )
    return undefined
  const found = occasions.find((occasion) => occasion.asks[language].test(text))
  return found && say(0.92, found.says[language])
}
