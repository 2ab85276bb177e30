import { lookUp } from '../../../../../../libraries/json/look-up.ts'
import { say, type Topic } from '../topic.ts'

type Measure = 'average' | 'median' | 'sum' | 'largest' | 'smallest' | 'range'

const named: readonly (readonly [Measure, RegExp])[] = [
  ['average', /\b(?:average|mean)\b|平均/i],
  ['median', /\bmedian\b|中央値/i],
  ['sum', /\b(?:sum|total|add up)\b|合計/i],
  ['largest', /\b(?:maximum|max|largest|highest|biggest)\b|最大|一番大きい/i],
  ['smallest', /\b(?:minimum|min|smallest|lowest)\b|最小|一番小さい/i],
  ['range', /\brange\b|範囲/i],
]

const titles: Readonly<Record<Measure, readonly [string, string]>> = {
  average: ['average', '平均'],
  median: ['median', '中央値'],
  sum: ['sum', '合計'],
  largest: ['largest', '最大'],
  smallest: ['smallest', '最小'],
  range: ['range', '範囲'],
}

/** A row of numbers, apart by commas, "and" or spaces. */
const numberRow = /(?<![\d.])-?\d[\d.]*(?:(?:\s*[,、;]\s*(?:and\s+)?|\s+and\s+|\s*と\s*|\s+)-?\d[\d.]*){1,200}/

/** Average, median, sum and extremes of numbers that stand in the question. */
export const tellAverage: Topic = ({ text, language }) => {
  if (text.length > 1500) return undefined
  const [row] = numberRow.exec(text) ?? []
  const wanted = named.filter(([, words]) => words.test(text)).map(([measure]) => measure)
  const numbers = (row?.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  if (wanted.length === 0 || numbers.length < 2 || /\bweight|比較/i.test(text)) return undefined
  const values = measure(numbers)
  const tell = (one: Measure) => {
    const [inEnglish, inJapanese] = lookUp(titles, one) ?? ['', '']
    return language === 'ja' ? `${inJapanese}は${write(values[one])}` : `the ${inEnglish} is ${write(values[one])}`
  }
  const said = wanted.map(tell)
  if (language === 'ja') return say(0.94, `${said.join('、')}です。`)
  const sentence = said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${said.at(-1) ?? ''}` : (said[0] ?? '')
  return say(0.94, `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`)
}

function measure(numbers: readonly number[]): Readonly<Record<Measure, number>> {
  const sorted = numbers.toSorted((one, other) => one - other)
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)]
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  const sum = numbers.reduce((all, one) => all + one, 0)
  return {
    average: sum / numbers.length,
    median: (low + high) / 2,
    sum,
    largest: last,
    smallest: first,
    range: last - first,
  }
}

function write(value: number): string {
  return String(Number(value.toPrecision(10)))
}
