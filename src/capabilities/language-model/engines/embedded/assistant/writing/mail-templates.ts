import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'

/** Occasions for which there is a mail, and the words that name them. */
export interface MailTemplate {
  readonly asks: Readonly<Record<AssistantLanguage, RegExp>>
  readonly mail: Readonly<Record<AssistantLanguage, { readonly subject: string; readonly body: string }>>
}

export const mailTemplates: readonly MailTemplate[] = [
  {
    asks: {
      en: /\b(?:heating|boiler|radiator|leak(?:s|ing)?|plumb(?:er|ing)|tap|sink|toilet|shower|mou?ld|lock|window|lift|elevator|repairs?|repaired|maintenance)\b/i,
      ja: /修理|故障|雨漏り|水漏れ|エアコンが|暖房が|給湯器|カビ|壊れ/,
    },
    mail: {
      en: {
        subject: 'Repair needed: {matter}',
        body: 'I live at [address]. Since [date] there has been a problem with {matter}: [what is wrong]. Could you please have it repaired, and tell me when somebody can come?',
      },
      ja: {
        subject: '修理のお願い',
        body: '[住所]の[部屋番号]に住んでおります。[日付]から[設備]の調子が悪く、[症状]の状態です。修理をお願いできますでしょうか。ご都合のよい日時をお知らせください。',
      },
    },
  },
  {
    asks: { en: /\bcancel(?:l?ing|l?ed|lation)?\b/i, ja: /キャンセル|解約|取り消|中止/ },
    mail: {
      en: {
        subject: 'Cancellation: [what]',
        body: 'I have to cancel [what] of [date]. [Reason, if you like.] Please confirm that you have received this, and tell me if anything remains to be done.',
      },
      ja: {
        subject: 'キャンセルのお願い',
        body: '[日付]の[内容]を、[理由]のためキャンセルさせていただきたく、ご連絡いたしました。お手続きについてお知らせください。ご迷惑をおかけし申し訳ございません。',
      },
    },
  },
  {
    asks: { en: /\b(?:invit(?:e|es|ing|ation))\b/i, ja: /招待|お誘い|誘う/ },
    mail: {
      en: {
        subject: 'Invitation: [occasion]',
        body: 'I would like to invite you to [occasion] on [date] at [time], at [place]. It would be lovely to have you there; please tell me by [date] whether you can come.',
      },
      ja: {
        subject: '[行事]のご案内',
        body: '[日付][時刻]より、[場所]で[行事]を行います。ぜひお越しいただきたく、ご案内いたします。ご都合を[日付]までにお知らせいただけますと幸いです。',
      },
    },
  },
  {
    asks: {
      en: /\b(?:follow(?:ing)?[ -]?up|remind(?:er|ing)?|overdue|unpaid|(?:no|without an?) (?:reply|answer)|(?:not|n't) (?:heard|replied|answered|paid))\b/i,
      ja: /催促|リマインド|督促|返(?:事|信)がない|未払い/,
    },
    mail: {
      en: {
        subject: 'Reminder: [subject]',
        body: 'I wrote to you on [date] about [subject] and have not had an answer yet. Could you let me know where it stands? If you have answered in the meantime, please ignore this.',
      },
      ja: {
        subject: '[件名]のご確認のお願い',
        body: '[日付]にお送りした[件名]につきまして、その後いかがでしょうか。お忙しいところ恐れ入りますが、ご確認をお願いいたします。行き違いの場合はご容赦ください。',
      },
    },
  },
  {
    asks: { en: /\b(?:apply|applying|job application|cover letter)\b/i, ja: /応募|志望/ },
    mail: {
      en: {
        subject: 'Application as [position]',
        body: 'I would like to apply as [position], which you advertised [where]. I have [years] years of experience in [field]; at [company] I [what you achieved]. I would be glad to tell you more in person. My CV is attached.',
      },
      ja: {
        subject: '[職種]への応募',
        body: '[媒体]で貴社の[職種]の募集を拝見し、応募いたします。[分野]で[年数]年の経験があり、[会社]では[実績]に携わりました。履歴書を添付いたします。ご検討のほど、よろしくお願いいたします。',
      },
    },
  },
  {
    asks: { en: /\b(?:condolences?|sympathy|passed away)\b/i, ja: /お悔やみ|弔/ },
    mail: {
      en: {
        subject: 'My condolences',
        body: 'I was very sorry to hear of the death of [name]. [A memory, or what they meant to you.] My thoughts are with you and your family. If there is anything I can do, please tell me.',
      },
      ja: {
        subject: 'お悔やみ申し上げます',
        body: '[お名前]様のご逝去の報に接し、心からお悔やみ申し上げます。ご家族の皆様もお力落としのことと存じます。どうかご自愛ください。',
      },
    },
  },
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
      en: /\b(?:refund|complain|complaint|complaining|defective|(?:order|product|item|delivery|parcel|shop)\b.*\bbroken|broken\b.*\b(?:order|product|item|delivery|parcel|shop))\b/i,
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
