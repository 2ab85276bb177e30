import { lookUp } from '../../../../../../libraries/json/look-up.ts'

/** What a mail is to say, where the request says it itself. */
export interface ToldMail {
  readonly subject: string
  readonly to: string | undefined
  readonly body: string
  /** Whether it says more than the occasion, for which there may be a better mail. */
  readonly isDetailed: boolean
}

const content =
  /(?:\b(?:e-?mail|mail|letter|message|note)\b.{0,60}?(?:\s*[:,-]\s*|\b(?:that|saying(?: that)?|to say(?: that)?|telling (?:them|him|her|us)(?: that)?|which says(?: that)?)\s+))(\S.{12,240})$/isu
const receiver =
  /\b(?:to|for) (?:my |the |our |all )?((?:parents|neighbou?rs|members|class|guests|colleagues|students|club|landlord|boss|manager|team|teacher|customers?|clients?|host|school|bank|doctor|tenants|players|volunteers|coach|secretary|office)(?: of [a-z ]{2,30}(?=[:,]| that| saying|$))?)\b/i
/** A statement, not merely what the mail is about. */
const isStatement =
  /\b(?:is|are|was|were|has|have|had|will|would|can|cannot|can't|won't|isn't|aren't|am|i'm|we're|need|needs|must|does|did|do|moved|starts?|begins?|closes?|opens?|works?)\b/i

const closings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:broken|leak|mou?ld|not work|doesn't work|stopped working|repair)/i,
    'Could you please have it repaired, and tell me when somebody can come?',
  ],
  [/\bcancel/i, 'I am sorry for any trouble that this may cause.'],
  [/\b(?:postpone|moved|reschedule|another (?:day|time))/i, 'Please tell me if this does not suit you.'],
  [/\b(?:thank|grateful)/i, 'It meant a lot to me.'],
  [/\b(?:sick|ill|late)\b/i, 'I am sorry for any trouble that this may cause.'],
]

export function readToldMail(text: string): ToldMail | undefined {
  const said = content.exec(text)?.[1]?.replace(/[\s.!?]+$/, '')
  if (said === undefined || !isStatement.test(said)) return undefined
  const closing = closings.find(([words]) => words.test(said))?.[1] ?? 'Please let me know if you have any questions.'
  const to = receiver.exec(text.slice(0, text.length - said.length))?.[1]
  return {
    isDetailed: said.split(/\s+/).length > 6 || hasDetail.test(said),
    subject: toSubject(said),
    to,
    body: `I am writing to let you know that ${said.replace(/^[A-Z](?=[a-z]+ )/, (letter) => letter.toLowerCase()).replace(/^i\b/, 'I')}. ${closing}`,
  }
}

const hasDetail = /\d|\b(?:because|since|until|on|at|from|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\b/i

/** The first words, which name the matter. */
function toSubject(said: string): string {
  const short = said.split(/\b(?:because|since|so that|and)\b|,/i)[0]?.trim() ?? said
  const words = short.split(/\s+/).slice(0, 9).join(' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

const inJapanese =
  /^(?:(.{1,20}?)(?:に|へ|宛に|あてに))?、?(.{2,60}?)(?:を|が決まったことを|になったことを|のことを|について)(知らせる|お知らせする|伝える|連絡する|お願いする|頼む|依頼する|断る|お断りする|詫びる|お詫びする|謝る|報告する|案内する|確認する)(?:ための)?(?:短い|丁寧な)?(?:メール|手紙|連絡文|文面|文章|お知らせ)/u

const japaneseBodies: Readonly<Record<string, readonly [string, string]>> = {
  知らせ: [
    'のお知らせ',
    '{matter}についてお知らせいたします。[詳しい内容] ご不明な点がございましたら、ご連絡ください。',
  ],
  お願い: [
    'のお願い',
    '{matter}をお願いしたく、ご連絡いたしました。[詳しい内容] お手数をおかけしますが、ご検討のほど、よろしくお願いいたします。',
  ],
  断り: [
    'について',
    '誠に申し訳ございませんが、{matter}はお受けいたしかねます。[理由] また別の機会がございましたら、よろしくお願いいたします。',
  ],
  お詫び: [
    'のお詫び',
    'このたびは{matter}につきまして、ご迷惑をおかけし、誠に申し訳ございません。[経緯と今後の対応] 今後このようなことのないよう努めてまいります。',
  ],
  報告: ['のご報告', '{matter}についてご報告いたします。[詳しい内容] ご確認のほど、よろしくお願いいたします。'],
  確認: [
    'のご確認',
    '{matter}について確認させていただきたく、ご連絡いたしました。[確認したいこと] お忙しいところ恐れ入りますが、よろしくお願いいたします。',
  ],
}

const japaneseVerbs: readonly (readonly [RegExp, string])[] = [
  [/願|頼|依頼/u, 'お願い'],
  [/断/u, '断り'],
  [/詫|謝/u, 'お詫び'],
  [/報告/u, '報告'],
  [/確認/u, '確認'],
]

export function readJapaneseToldMail(text: string): ToldMail | undefined {
  const [, to, matter = '', verb = ''] = inJapanese.exec(text) ?? []
  if (matter === '') return undefined
  const kind = japaneseVerbs.find(([words]) => words.test(verb))?.[1] ?? '知らせ'
  const [ending = '', body = ''] = lookUp(japaneseBodies, kind) ?? []
  return {
    isDetailed: /変更|中止|延期|決定|場所|日程|欠席|納期|不参加/u.test(matter),
    subject: `${matter}${ending}`,
    to,
    body: body.replaceAll('{matter}', matter),
  }
}
