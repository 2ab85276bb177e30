import { findEnglishCountry, toWords } from '../assistant/facts/find-country.ts'
import { nameCountry } from '../assistant/facts/name-country.ts'
import { listMainWords } from '../assistant/texts/list-words.ts'
import { summarise } from '../assistant/texts/summarise.ts'
import { tellMood } from '../assistant/texts/tell-mood.ts'
import type { Field } from './read-fields.ts'

/** What a field's name or label finds in a text; undefined where it finds nothing, or several things that differ. */
export function findValue(field: Field, text: string): unknown {
  if (field.kind === 'choice') return findChoice(field.choices, text)
  const words = field.name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
    .trim()
  const line = findLabelled(words, text)
  const labelled = line === undefined ? undefined : upToNext(line)
  if (field.kind === 'list') return line === undefined ? findList(words, text) : splitList(line)
  if (field.kind === 'yes-or-no') return labelled === undefined ? undefined : toYesOrNo(labelled)
  if (field.kind === 'text')
    return findByShape(words, field.format, labelled ?? text) ?? labelled ?? findByName(words, text)
  const number = toNumber(labelled ?? findNumber(words, text))
  return field.kind === 'integer' && number !== undefined && !Number.isInteger(number) ? undefined : number
}

/** The one choice whose words stand in the text, or its mood where the choices are moods. */
function findChoice(choices: readonly string[], text: string): string | undefined {
  const said = ` ${toWords(text)} `
  const found = choices.filter((choice) => said.includes(` ${toWords(choice)} `))
  if (found.length === 1) return found[0]
  const { tone } = tellMood(text)
  const mood = tone === undefined ? 'neutral' : tone > 0.3 ? 'positive' : tone < -0.3 ? 'negative' : 'mixed'
  const areMoods = ['positive', 'negative'].every((one) => choices.some((choice) => choice.toLowerCase() === one))
  return areMoods ? choices.find((choice) => choice.toLowerCase() === mood) : undefined
}

/** "Order number: 7", "the age is 30". */
function findLabelled(words: string, text: string): string | undefined {
  const label = words.replace(/[^\p{L}\p{N}]+/gu, '[ _-]?')
  if (label === '') return undefined
  const found = new RegExp(
    `(?:^|[\\n,;.!(]|\\b(?:the|my|our|and))\\s{0,5}${label}\\s{0,3}(?:[:=：]|\\bis\\b|\\bare\\b|は)\\s{0,5}([^\\n;]{1,300})`,
    'iu',
  ).exec(text)
  return found?.[1]?.replace(/[.,。]\s*$/, '').trim() || undefined
}

/** A value ends where the next one is introduced. */
function upToNext(line: string): string {
  return line.replace(/(?:, |\. |。|、| and (?=my|the|i\b|our)).*$/iu, '').trim()
}

const shapes: readonly (readonly [RegExp, RegExp])[] = [
  [/\be ?mail\b/, /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/],
  [/\b(?:url|uri|website|link|homepage)\b/, /https?:\/\/[^\s<>"')]{1,500}[^\s<>"').,]/],
  [/\b(?:phone|telephone|tel|mobile)\b/, /\+?\d[\d ()-]{6,18}\d/],
  [/\b(?:date|day|birthday|born)\b/, /\b\d{4}-\d{2}-\d{2}\b/],
  [/\btime\b/, /\b\d{1,2}:\d{2}\b/],
]

function findByShape(words: string, format: string | undefined, text: string): string | undefined {
  const shape = shapes.find(([names]) => names.test(words) || (format !== undefined && names.test(format)))
  return shape?.[1].exec(text)?.[0]
}

function findByName(words: string, text: string): string | undefined {
  if (/\b(?:country|nation)\b/.test(words)) {
    const found = findEnglishCountry(toWords(text))
    return found && nameCountry(found.country.code, 'en').replace(/^the /, '')
  }
  if (/^(?:summary|gist)$/.test(words)) return summarise(text, 'en', 1)[0]
  if (/^(?:(?:full|first|last|customer|user|person|contact) ?)?name$/.test(words))
    return (
      /\b(?:my name is|i am|i'm|name's|this is|called|named) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3})/u.exec(
        text,
      )?.[1] ?? /(?:名前は|私は|わたしは)([^\s、。]{1,20}?)(?:です|と申し|といい)/u.exec(text)?.[1]
    )
  if (/^(?:city|town|location|place)$/.test(words))
    return /\b(?:live in|lives in|from|living in|based in|located in) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/u.exec(
      text,
    )?.[1]
  return undefined
}

/** The number that belongs to a name such as "age" or "price"; for a name that says no more than that it is one, the only one of the text. */
function findNumber(words: string, text: string): string | undefined {
  const number = String.raw`(-?\d[\d,]*(?:\.\d+)?)`
  if (/\bage\b/.test(words))
    return (/(\d{1,3})(?:[ -]years?[ -]old|歳)/.exec(text) ?? /\b(?:aged?|i am|i'm) (\d{1,3})\b/i.exec(text))?.[1]
  if (/\b(?:price|cost|amount|total|salary|budget|fee)\b/.test(words)) {
    const money = [
      ...text.matchAll(
        new RegExp(
          `[$€£¥]\\s?${number}|${number}\\s?(?:dollars|euros?|yen|pounds|usd|eur|jpy|gbp|円|ドル|ユーロ)`,
          'gi',
        ),
      ),
    ]
    return money.length === 1 ? (money[0]?.[1] ?? money[0]?.[2]) : undefined
  }
  if (!/\b(?:number|quantity|count|value|year|how many|n)\b/.test(words)) return undefined
  const all = [...text.matchAll(new RegExp(number, 'g'))]
  return all.length === 1 ? all[0]?.[1] : undefined
}

function toNumber(text: string | undefined): number | undefined {
  const found = text === undefined ? null : /-?\d[\d,]*(?:\.\d+)?/.exec(text)
  return found ? Number(found[0].replaceAll(',', '')) : undefined
}

function toYesOrNo(text: string): boolean | undefined {
  if (/^(?:yes|true|y|on|はい)\b|^はい/i.test(text)) return true
  return /^(?:no|false|n|off)\b|^いいえ/i.test(text) ? false : undefined
}

function findList(words: string, text: string): readonly string[] | undefined {
  if (/\b(?:key ?words|tags|topics|terms)\b/.test(words)) return listMainWords(text, 5)
  if (!/\be ?mails?\b/.test(words)) return undefined
  const found = text.match(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g)
  return found ?? undefined
}

function splitList(text: string): readonly string[] {
  return text.split(/\s*[,、]\s*|\s+and\s+/).filter((item) => item !== '')
}
