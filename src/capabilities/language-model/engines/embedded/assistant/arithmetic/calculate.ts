import { lookUp } from '../../../../../../libraries/json/look-up.ts'
import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { findSum } from '../../../../domain/arithmetic/find-sum.ts'
import { equals } from '../../../../domain/arithmetic/format-value.ts'
import type { ArithmeticFault } from '../../../../domain/arithmetic/value.ts'
import { say, type Topic } from '../topic.ts'

const faults: Readonly<Record<ArithmeticFault, Readonly<Record<AssistantLanguage, string>>>> = {
  'division by zero': { en: 'A number cannot be divided by zero.', ja: '0 で割ることはできません。' },
  undefined: { en: 'That has no value among the real numbers.', ja: 'それには実数の値がありません。' },
  'too large': { en: 'That number is too large for me to work out.', ja: '数が大きすぎて計算できません。' },
}

/** Works out sums, in signs or in words, and goes on with the one before. */
export const calculate: Topic = (question) => {
  const sum = findSum(question)
  if (!sum) return undefined
  const { expression, result } = sum
  const { language } = question
  const answer =
    typeof result === 'string' ? faults[result][language] : `${pretty(expression)} ${equals(result, language)}`
  return say(0.95, answer)
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
