import { lookUp } from '../../../../../../kernel/json/look-up.ts'
import type { AssistantLanguage } from '../../../../../../kernel/skill.ts'
import { type Question, say, type Topic } from '../topic.ts'
import { evaluate } from './evaluate.ts'
import { equals } from './format-value.ts'
import { fromEnglish } from './from-english.ts'
import { fromJapanese } from './from-japanese.ts'
import { ArithmeticError, type ArithmeticFault } from './value.ts'

const faults: Readonly<Record<ArithmeticFault, Readonly<Record<AssistantLanguage, string>>>> = {
  'division by zero': { en: 'A number cannot be divided by zero.', ja: '0 で割ることはできません。' },
  undefined: { en: 'That has no value among the real numbers.', ja: 'それには実数の値がありません。' },
  'too large': { en: 'That number is too large for me to work out.', ja: '数が大きすぎて計算できません。' },
}

const maxExpressionLength = 1000

/** Works out sums, in signs or in words, and goes on with the one before. */
export const calculate: Topic = (question) => {
  const { text, language } = question
  if (text.length > maxExpressionLength || !mentionsNumbers.test(text)) return undefined
  for (const expression of readings(question)) {
    const answer = answerOf(expression, language)
    if (answer !== undefined) return say(0.95, answer)
  }
  return undefined
}

const mentionsNumbers =
  /\d|[一二三四五六七八九十百千]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|half|twice|double|triple|squared?|cubed?|pi)\b|半分|π/i

/** The expression as it stands, and as what goes on with the one before. */
function* readings(question: Pick<Question, 'text' | 'language' | 'earlier'>): Iterable<string> {
  const own = toSigns(question.text, question.language)
  yield own
  const before = lastExpression(question.earlier)
  if (before === undefined) return
  const start = goesOn.exec(own)
  if (start) yield `(${before}) ${own.slice(start[1]?.length ?? 0)}`
  else if (pointsBack.test(own)) yield own.replace(pointsBack, `(${before})`)
}

const goesOn = /^((?:and |then |now |それに|そこから|さらに|じゃあ)*)(?:[-+*/^]|mod\b)/
const pointsBack = /\b(?:that|it|this|the result|the answer)\b|それ|その(?:答え|数)?|これ/

/** The latest sum that the same person asked for, itself put together with those before it. */
function lastExpression(earlier: readonly string[]): string | undefined {
  const [text, ...before] = earlier.slice(0, maxChainLength)
  if (text === undefined || text.length > maxExpressionLength) return undefined
  const language = /[\u3041-\u30FA]/.test(text) ? 'ja' : 'en'
  for (const expression of readings({ text, language, earlier: before })) {
    if (answerOf(expression, language) !== undefined) return expression
  }
  return undefined
}

const maxChainLength = 6

function toSigns(text: string, language: AssistantLanguage): string {
  return language === 'ja' ? fromJapanese(text) : fromEnglish(text)
}

function answerOf(expression: string, language: AssistantLanguage): string | undefined {
  try {
    const value = evaluate(expression)
    return value && `${pretty(expression)} ${equals(value, language)}`
  } catch (thrown) {
    if (thrown instanceof ArithmeticError) return faults[thrown.fault][language]
    throw thrown
  }
}

/** Signs as they are printed in books. */
function pretty(expression: string): string {
  return withoutOuterBrackets(expression)
    .replace(/\((-?[\d.]+%?)\)(?!\^)/g, '$1')
    .replace(/\bsqrt ?/g, '√')
    .replace(/\bcbrt ?/g, '∛')
    .replace(/\bpi\b/g, 'π')
    .replace(/\((\d+)\/(\d+)\) of\b/g, '$1⁄$2 of')
    .replace(/(?<=[\w)!%π])\s*(\*\*|[-+*/])\s*/g, (_, sign: string) => ` ${lookUp(printed, sign) ?? sign} `)
    .replace(/\s+/g, ' ')
}

const printed: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '**': '^' }

function withoutOuterBrackets(expression: string): string {
  return /^\([^()]*\)$/.test(expression) ? expression.slice(1, -1) : expression
}
