import { say, type Topic } from '../topic.ts'
import { readInstruction } from './read-items.ts'

const asks = /\bjson\b/i
const fieldsNamed =
  /\b(?:with|as|having|containing|fields?|keys?|properties)\b:?(?: (?:the )?(?:fields?|keys?|properties|attributes))?\s+((?:(?!\b(?:json|from|of|for)\b).){2,160})$/iu
const fieldsInJapanese = /(.{1,80}?)を?(?:キー|項目|フィールド)/u

const maxRecords = 200

/** Objects in JSON of the fields that are named, from sentences or lines that hold a value for each; nothing is made up. */
export const toJson: Topic = ({ whole, language }) => {
  const instruction = readInstruction(whole)
  if (!instruction || !asks.test(instruction.head)) return undefined
  const fields = readFieldNames(instruction.head)
  if (!fields) return undefined
  const records = splitRecords(instruction.content)
  const objects = records.map((record) => fillRecord(fields, record))
  const complete = objects.filter((object) => object !== undefined)
  const whollyRead = fillRecord(fields, instruction.content)
  const read =
    complete.length === records.length && complete.length > 0 ? complete : whollyRead ? [whollyRead] : undefined
  if (!read)
    return {
      confidence: 0.92,
      perform: () => ({
        text:
          language === 'ja'
            ? '文の中に、すべての項目の値が見つかりません。'
            : 'I do not find a value for every field in the text.',
        isAnswer: false,
      }),
    }
  return say(0.92, JSON.stringify(read.length === 1 ? read[0] : read, undefined, 2))
}

function readFieldNames(head: string): readonly string[] | undefined {
  const plain = head.replace(/\s+(?:from|of|out of|for)(?: (?:this|these|the following)(?: \w+)?)?$/i, '')
  const named = (fieldsNamed.exec(plain)?.[1] ?? fieldsInJapanese.exec(head)?.[1] ?? '').replace(
    /^.*\bjson\b(?: with)?\s*/i,
    '',
  )
  const names = named
    .split(/\s*(?:,|、|と|&|\band\b)\s*/iu)
    .map((name) => name.replace(/^(?:an?|the)\s+/i, '').trim())
    .filter((name) => /^[\p{L}_][\p{L}\p{N}_ -]{0,30}$/u.test(name))
  return names.length > 0 && names.length <= 20 ? names : undefined
}

function splitRecords(content: string): readonly string[] {
  const parts = content.split(content.includes('\n') ? '\n' : /[;；。]|\.\s+|,?\s+and\s+(?=\p{L})|,\s+(?=\p{L})/u)
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, maxRecords)
}

function fillRecord(fields: readonly string[], text: string): Record<string, string | number> | undefined {
  const taken: string[] = []
  const values = fields.map((field) => {
    const value = findField(field.toLowerCase(), text, taken)
    if (value !== undefined) taken.push(String(value))
    return [field, value] as const
  })
  const known = values.filter((pair): pair is readonly [string, string | number] => pair[1] !== undefined)
  return known.length === values.length ? Object.fromEntries(known) : undefined
}

const isNumeric =
  /\b(?:price|cost|amount|age|number|days?|nights?|hours?|minutes?|count|quantity|points?|score|year|weight|height|size|total|salary|people|guests?|percent|distance|temperature)\b|値段|価格|年齢|個数|数|点|日数|人数/u
const shapes: readonly (readonly [RegExp, RegExp])[] = [
  [/e-?mail|メール/u, /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/u],
  [/\b(?:phone|telephone|tel|mobile)\b|電話/u, /\+?\d[\d ()-]{6,18}\d/u],
  [/\b(?:url|link|website)\b/u, /https?:\/\/\S{1,500}/u],
  [
    /\bdate\b|日付/u,
    /\d{4}-\d{2}-\d{2}|\d{1,2} \p{Lu}\p{Ll}{2,8}(?: \d{4})?|\p{Lu}\p{Ll}{2,8} \d{1,2}(?:, \d{4})?|\d{1,2}月\d{1,2}日/u,
  ],
  [/\b(?:time|hour)\b|時刻/u, /\d{1,2}:\d{2}(?: ?[ap]m)?/iu],
  [
    /\b(?:city|town|place|location|country|where)\b/u,
    /(?<=\b(?:in|at|to|from|near) )\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?/u,
  ],
]

function findField(field: string, text: string, taken: readonly string[]): string | number | undefined {
  const shape = shapes.find(([name]) => name.test(field))
  if (shape) return shape[1].exec(text)?.[0]
  if (isNumeric.test(field)) return findNumber(field, text)
  const named = new RegExp(
    `\\b(?:the )?(${escapePattern(field)}\\s+\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?)`,
    'iu',
  ).exec(text)?.[1]
  if (named !== undefined && /\p{Lu}/u.test(named.slice(field.length))) return named
  const words = /^(?:(?:an?|the|one|my)\s+)?([\p{L}'-]+(?: (?!costs?|is|are|has|was|for|at)[\p{L}'-]+){0,2})/iu.exec(
    text,
  )?.[1]
  const proper = [...text.matchAll(/\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}/gu)].map(([one]) => one)
  return [...proper, words].find(
    (one) => one !== undefined && !taken.includes(one) && !/^(?:We|I|He|She|They|It|The|A)$/u.test(one),
  )
}

function findNumber(field: string, text: string): number | undefined {
  const stem = escapePattern(field.replace(/s$/, ''))
  const near = new RegExp(
    `(-?\\d[\\d,]*(?:\\.\\d+)?)\\s*(?:-\\s*)?${stem}|${stem}s?\\s*(?:is|are|:|of)?\\s*(-?\\d[\\d,]*(?:\\.\\d+)?)`,
    'iu',
  ).exec(text)
  const all = text.match(/-?\d[\d,]*(?:\.\d+)?/gu) ?? []
  const written = near?.[1] ?? near?.[2] ?? (all.length === 1 ? all[0] : undefined)
  return written === undefined ? undefined : Number(written.replaceAll(',', ''))
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
