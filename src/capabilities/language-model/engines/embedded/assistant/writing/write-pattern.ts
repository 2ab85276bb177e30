import { say, type Topic } from '../topic.ts'

const asks =
  /\b(?:write|give me|make|create|what(?:'s| is)|need|show me)\b.{0,20}\b(?:reg ?ex(?:p|es)?|regular expression)\b|^(?:a )?reg ?exp? (?:for|to match|that)\b|正規表現(?:を|は)(?:書いて|作って|教えて|何)/i
const example =
  /\b(?:like|such as|for example|e\.g\.|for instance)[,:]?\s+["'`“「]?(\S{2,40}?)["'`”」]?(?:[,.;]? and so on)?[.?!]?\s*$|[「"'`]?(\S{2,40}?)[」"'`]?\s?(?:のような|みたいな|といった)/iu

/** What has no example but a name. */
const named: readonly (readonly [RegExp, string])[] = [
  [/\be-?mail|メール/i, String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`],
  [/\b(?:ipv4|ip address)/i, String.raw`^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$`],
  [/\b(?:url|web address|link)\b/i, String.raw`^https?:\/\/\S+$`],
  [/\bhex(?:adecimal)? colou?rs?\b/i, '^#(?:[0-9a-fA-F]{3}){1,2}$'],
  [/\b(?:iso )?dates?\b|日付/i, String.raw`^\d{4}-\d{2}-\d{2}$`],
  [/\btimes?\b|時刻/i, String.raw`^(?:[01]\d|2[0-3]):[0-5]\d$`],
  [/郵便番号/, String.raw`^\d{3}-\d{4}$`],
  [/\b(?:whole numbers?|integers?)\b|整数/i, String.raw`^-?\d+$`],
  [/\b(?:digits|numbers only)\b|数字/i, String.raw`^\d+$`],
]

/** A regular expression for texts of the shape of an example, or of a usual kind. */
export const writePattern: Topic = ({ text, language }) => {
  if (text.length > 200 || !asks.test(text)) return undefined
  const found = example.exec(text)
  const shown = found?.[1] ?? found?.[2]
  const pattern = shown === undefined ? named.find(([name]) => name.test(text))?.[1] : toPattern(shown)
  if (pattern === undefined) return undefined
  const note =
    language === 'ja'
      ? '形だけを見ます(存在しない日付なども一致します)。'
      : 'It looks at the shape alone, so it takes dates or addresses that do not exist, too.'
  return say(0.93, `\`${pattern}\`\n${note}`)
}

/** Digits and letters by their kind and number, all else as it is. */
function toPattern(shown: string): string {
  const parts = shown.match(/\d+|[A-Z]+|[a-z]+|[^\dA-Za-z]/gu) ?? []
  return `^${parts.map(toPart).join('')}$`
}

function toPart(part: string): string {
  const kind = /^\d/.test(part)
    ? String.raw`\d`
    : /^[A-Z]/.test(part)
      ? '[A-Z]'
      : /^[a-z]/.test(part)
        ? '[a-z]'
        : undefined
  if (kind === undefined) return part.replace(/[.*+?^${}()|[\]\\/]/, String.raw`\$&`)
  return part.length === 1 ? kind : `${kind}{${part.length}}`
}
