import { say, type Topic } from '../topic.ts'

const roman: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

interface Form {
  readonly named: RegExp
  readonly title: readonly [string, string]
  write(number: number): string | undefined
}

const forms: readonly Form[] = [
  { named: /\broman\b|ローマ数字/i, title: ['in Roman numerals', 'ローマ数字で'], write: toRoman },
  { named: /\bbinary\b|2進|二進/i, title: ['in binary', '2進数で'], write: (number) => number.toString(2) },
  {
    named: /\b(?:hex|hexadecimal)\b|16進/i,
    title: ['in hexadecimal', '16進数で'],
    write: (number) => number.toString(16).toUpperCase(),
  },
  { named: /\boctal\b|8進/i, title: ['in octal', '8進数で'], write: (number) => number.toString(8) },
]

const foreign =
  /^(?:what (?:number )?is|convert|write|read|how much is)?\s*(?:the )?(?:(roman|binary|hex(?:adecimal)?|octal)(?: (?:number|numeral|value))?s?)\s+["']?([0-9a-f]{1,16}|[ivxlcdm]{1,15})["']?(?:\s+(?:as|in|to|into) (?:a )?(?:decimal|number|arabic(?: numerals)?|ordinary numbers?))?[\s?.!]*$/i

/** A number in Roman numerals, binary, hexadecimal or octal, or back. */
export const writeNumber: Topic = ({ text, language }) => {
  if (text.length > 160) return undefined
  const back = readBack(text)
  if (back !== undefined) return say(0.95, language === 'ja' ? `${back}です。` : `That is ${back}.`)
  const wanted = forms.filter(({ named }) => named.test(text))
  const numbers = text.replace(/(?:2|8|16|10)進/g, '').match(/\d{1,15}/g) ?? []
  const [number] = numbers
  if (wanted.length === 0 || number === undefined || numbers.length > 1) return undefined
  const written = wanted.map((form) => [form, form.write(Number(number))] as const)
  if (written.some(([, one]) => one === undefined)) return undefined
  const said = written.map(([form, one]) =>
    language === 'ja' ? `${form.title[1]}${one ?? ''}` : `${one ?? ''} ${form.title[0]}`,
  )
  return say(0.95, language === 'ja' ? `${number}は${said.join('、')}です。` : `${number} is ${said.join(' and ')}.`)
}

function toRoman(number: number): string | undefined {
  if (!(number >= 1 && number < 4000)) return undefined
  let rest = number
  let written = ''
  for (const [value, sign] of roman)
    while (rest >= value) {
      written += sign
      rest -= value
    }
  return written
}

function readBack(text: string): number | undefined {
  const [, base = '', digits = ''] = foreign.exec(text) ?? []
  if (digits === '') return undefined
  if (/^roman/i.test(base)) return fromRoman(digits.toUpperCase())
  const radix = /^binary/i.test(base) ? 2 : /^octal/i.test(base) ? 8 : 16
  const number = Number.parseInt(digits, radix)
  return number.toString(radix) === digits.toLowerCase().replace(/^0+(?=.)/, '') ? number : undefined
}

function fromRoman(written: string): number | undefined {
  let [rest, number] = [written, 0]
  for (const [value, sign] of roman)
    while (rest.startsWith(sign)) {
      rest = rest.slice(sign.length)
      number += value
    }
  return rest === '' && toRoman(number) === written ? number : undefined
}
