import { add, multiply, type Rational, toNumber } from '../../../../domain/arithmetic/rational.ts'
import { say, type Topic } from '../topic.ts'
import { readQuantity, type Reading } from './quantity.ts'

const asks = {
  en: /^(?:which|what)(?:'s| is|'re| are)? (?:the )?(heavier|lighter|longer|shorter|taller|bigger|larger|smaller|more|less|greater|faster|slower|hotter|warmer|colder|cooler|farther|further)(?: one)?\s*[,:;-]?\s*(.{2,40}?) or (.{2,40}?)$/i,
  ja: /^(.{2,20}?)と(.{2,20}?)(?:では|とでは|は|で|、)*(?:どちら|どっち)(?:の(?:方|ほう))?が?(重い|軽い|長い|短い|大きい|小さい|多い|少ない|速い|遅い|暑い|寒い|高い|低い|遠い|近い).{0,6}$/u,
}

const lesser = /light|short|small|less|slow|cold|cool|軽|短|小|少|遅|寒|低|近/iu

/** "Which is heavier, 5 pounds or 2 kilograms?" */
export const compareQuantities: Topic = ({ text, language }) => {
  if (text.length > 120) return undefined
  const found = asks[language].exec(text.replaceAll('’', "'").replace(/[\s?!.。？！]+$/u, ''))
  if (!found) return undefined
  const [word = '', one = '', other = ''] =
    language === 'ja' ? [found[3], found[1], found[2]] : [found[1], found[2], found[3]]
  const [left, right] = [readQuantity(one)?.readings ?? [], readQuantity(other)?.readings ?? []]
  const pair = left.flatMap((a) =>
    right.filter((b) => a.unit.dimension === b.unit.dimension).map((b) => [a, b] as const),
  )[0]
  if (!pair) return undefined
  const [a, b] = pair.map((reading) => toNumber(inBase(reading)))
  if (a === undefined || b === undefined) return undefined
  if (a === b) return say(0.95, language === 'ja' ? '同じです。' : 'They are the same.')
  const isFirst = lesser.test(word) ? a < b : a > b
  const winner = isFirst ? one : other
  if (language === 'ja') return say(0.95, `${winner}のほうが${word}です。`)
  return say(0.95, `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}: ${winner}.`)
}

function inBase({ unit, amount }: Reading): Rational {
  return add(multiply(amount, unit.factor), unit.offset)
}
