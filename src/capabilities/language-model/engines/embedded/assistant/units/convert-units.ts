import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { formatValue } from '../../../../domain/arithmetic/format-value.ts'
import { type Rational, toNumber } from '../../../../domain/arithmetic/rational.ts'
import { languageOf } from '../language-of.ts'
import { say, type Topic } from '../topic.ts'
import { convert } from './conversion.ts'
import { findUnits } from './find-unit.ts'
import { readQuantity } from './quantity.ts'
import { readUnitQuestion, type UnitQuestion } from './read-question.ts'
import type { Dimension, Unit } from './unit.ts'

const maxQuestionLength = 200

/** Converts amounts between units, and goes on with the conversion before ("and in miles?"). */
export const convertUnits: Topic = ({ text, language, earlier }) => {
  const asked = read(text, earlier)
  if (!asked) return undefined
  for (const { unit: from, amount } of asked.readings) {
    const to = asked.targets.find(({ dimension }) => dimension === from.dimension)
    if (to) return say(0.93, format(amount, from, convert(amount, from, to), to, language))
  }
  const [from, to] = [asked.readings[0]?.unit, asked.targets[0]]
  return from && to ? say(0.7, refuse(from, to, language)) : undefined
}

function read(text: string, earlier: readonly string[]) {
  const question = text.length > maxQuestionLength ? undefined : complete(text, earlier.slice(0, maxChainLength))
  if (!question?.amount || !question.target) return undefined
  const readings = readQuantity(question.amount)?.readings
  const targets = findUnits(question.target)
  return readings && targets.length > 0 ? { readings, targets } : undefined
}

const maxChainLength = 4

/** What the question leaves out is taken from the one before, if both say something about units. */
function complete(text: string, earlier: readonly string[]): UnitQuestion | undefined {
  const question = understood(readUnitQuestion(text, languageOf(text)))
  const [before, ...further] = earlier
  if (!question || (question.amount && question.target) || before === undefined) return question
  return { ...complete(before.slice(0, maxQuestionLength), further), ...question }
}

/** Only when every part that is there names units. */
function understood(question: UnitQuestion | undefined): UnitQuestion | undefined {
  if (question?.amount && !readQuantity(question.amount)) return undefined
  return question?.target && findUnits(question.target).length === 0 ? undefined : question
}

function format(amount: Rational, from: Unit, result: Rational, to: Unit, language: AssistantLanguage): string {
  const [given, found] = [formatAmount(amount, from), formatAmount(result, to)]
  const isExact = given.isExact && found.isExact
  if (language === 'ja')
    return `${withJapanese(given.text, from)}は${isExact ? '' : '約'}${withJapanese(found.text, to)}です。`
  return `${withEnglish(given.text, from)} ${isExact ? '=' : '≈'} ${withEnglish(found.text, to)}`
}

/** In full where it is short, otherwise to seven significant digits; temperatures to hundredths. */
function formatAmount(amount: Rational, { dimension }: Unit): { readonly text: string; readonly isExact: boolean } {
  const whole = formatValue({ exact: amount })
  const isShort = whole.isExact && whole.text.replace(/^.*\./, '').length <= 8
  if (isShort) return whole
  const number = toNumber(amount)
  const rounded = Number(dimension === 'temperature' ? number.toFixed(2) : number.toPrecision(7))
  return { text: formatValue({ approximate: rounded }).text, isExact: false }
}

function withEnglish(amount: string, unit: Unit): string {
  if (unit.dimension === 'temperature') return `${amount} ${unit.symbol}`
  return `${amount} ${amount === '1' ? unit.singular : unit.plural}`
}

function withJapanese(amount: string, unit: Unit): string {
  if (unit.symbol === '°C' || unit.symbol === '°F') return `${unit.japanese}${amount}度`
  return `${amount}${unit.japanese}`
}

const dimensions: Readonly<Record<Dimension, Readonly<Record<AssistantLanguage, string>>>> = {
  length: { en: 'length', ja: '長さ' },
  mass: { en: 'mass', ja: '重さ' },
  volume: { en: 'volume', ja: '体積' },
  area: { en: 'area', ja: '面積' },
  speed: { en: 'speed', ja: '速さ' },
  time: { en: 'time', ja: '時間' },
  data: { en: 'amounts of data', ja: 'データ量' },
  temperature: { en: 'temperature', ja: '温度' },
  energy: { en: 'energy', ja: 'エネルギー' },
  power: { en: 'power', ja: '仕事率' },
  pressure: { en: 'pressure', ja: '圧力' },
  angle: { en: 'angles', ja: '角度' },
}

function refuse(from: Unit, to: Unit, language: AssistantLanguage): string {
  const [of, into] = [dimensions[from.dimension][language], dimensions[to.dimension][language]]
  return language === 'ja'
    ? `${from.japanese}は${of}、${to.japanese}は${into}の単位なので、換算できません。`
    : `${from.plural} measure ${of} and ${to.plural} measure ${into}: one cannot be converted into the other.`
}
