import { say, type Topic } from '../topic.ts'
import { mailTemplates } from './mail-templates.ts'
import { readJapaneseToldMail, readToldMail, type ToldMail } from './told-mail.ts'

const asks = {
  en: /\b(?:write|draft|compose|make|create|need|give me|help me with)\b.{0,30}\b(?:e-?mail|mail|letter|message|note|invitation|reminder|cancellation|complaint|apology)\b/i,
  ja: /(?:メール|手紙|連絡文|文面)(?:の(?:文面|下書き|例文|テンプレート))?を?(?:書いて|作って|作成|考えて|お願い)/,
}

const receivers =
  /\b(?:to|for) (?:my |the |a |our )?(boss|manager|teacher|professor|colleague|team|landlord|customer|client|friend|doctor|supervisor|neighbou?r|company|hr|aunt|uncle|grand(?:mother|father|ma|pa)|mother|father|mum|mom|dad|parents|sister|brother|host)\b/i
const japaneseReceivers = /(上司|管理会社|先生|教授|同僚|お客様|取引先|大家さん|友達|友人|課長|部長|社長)(?:に|へ|宛)/

/** What may need repair. */
const matters = /\b(?:heating|boiler|radiator|tap|sink|toilet|shower|lock|window|lift|elevator)\b/i

/** A mail for a usual occasion; what is not known stands in brackets. */
export const writeMail: Topic = ({ text, language }) => {
  if (text.length > 500 || !asks[language].test(text)) return undefined
  const found = mailTemplates.find((template) => template.asks[language].test(text))
  const told = language === 'ja' ? readJapaneseToldMail(text) : readToldMail(text)
  if (told && (!found || told.isDetailed)) return say(0.9, language === 'ja' ? frameJapanese(told) : frameEnglish(told))
  if (!found) return undefined
  const { subject, body } = found.mail[language]
  return say(0.9, language === 'ja' ? writeJapanese(subject, body, text) : writeEnglish(subject, body, text))
}

function writeEnglish(subject: string, body: string, text: string): string {
  const [, to] = receivers.exec(text) ?? []
  const day = /\btomorrow\b/i.test(text) ? 'tomorrow' : 'today'
  const [matter = ''] = matters.exec(text) ?? []
  const fill = (line: string) =>
    line.replaceAll('{day}', day).replaceAll('{matter}', matter === '' ? '[what]' : `the ${matter.toLowerCase()}`)
  return frameEnglish({ subject: fill(subject), to, body: fill(body) })
}

/** Those who are written to together are called so; of one person the name is asked for. */
const several =
  /^(?:parents|neighbou?rs|members|guests|colleagues|students|customers|clients|team|class|club|tenants|players|volunteers)\b/i

function frameEnglish({ subject, to, body }: Omit<ToldMail, 'isDetailed'>): string {
  const receiver =
    to === undefined ? '[name]' : several.test(to) ? to.toLowerCase() : `[name of your ${to.toLowerCase()}]`
  return [`Subject: ${subject}`, '', `Dear ${receiver},`, '', body, '', 'Kind regards,', '[your name]'].join('\n')
}

function writeJapanese(subject: string, body: string, text: string): string {
  const [, to] = japaneseReceivers.exec(text) ?? []
  const day = /明日|あした/.test(text) ? '明日' : '本日'
  const fill = (line: string) => line.replaceAll('{day}', day)
  return frameJapanese({ subject: fill(subject), to, body: fill(body) })
}

const severalInJapanese = /員$|の皆|みなさん|全員|保護者|参加者|各位|チーム|クラス/u

function frameJapanese({ subject, to, body }: Omit<ToldMail, 'isDetailed'>): string {
  const receiver =
    to === undefined
      ? '[宛名]様'
      : severalInJapanese.test(to)
        ? `${to.replace(/(?:の皆さん|全員|各位)$/u, '')}の皆様`
        : `[${to}のお名前]様`
  return [
    `件名: ${subject}`,
    '',
    receiver,
    '',
    'お世話になっております。[自分の名前]です。',
    body,
    '',
    '[自分の名前]',
  ].join('\n')
}
