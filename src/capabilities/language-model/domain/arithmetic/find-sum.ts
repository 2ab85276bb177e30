import type { AssistantLanguage } from '../../../../kernel/wire/interface/skill.ts'
import { evaluate } from './evaluate.ts'
import { fromEnglish } from './from-english.ts'
import { fromJapanese } from './from-japanese.ts'
import { ArithmeticError, type ArithmeticFault, type Value } from './value.ts'

/** A sum in signs, and what it comes to or why it comes to nothing. */
export interface Sum {
  readonly expression: string
  readonly result: Value | ArithmeticFault
}

export interface SumQuestion {
  readonly text: string
  readonly language: AssistantLanguage
  /** What the same person wrote before, the latest first. */
  readonly earlier: readonly string[]
}

const maxExpressionLength = 1000

const mentionsNumbers =
  /\d|[一二三四五六七八九十百千]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|half|twice|double|triple|squared?|cubed?|pi)\b|半分|π/i

/** The sum that somebody asks for, in signs or in words, also one that goes on with the one before; undefined where they ask for none. */
export function findSum(question: SumQuestion): Sum | undefined {
  const { text } = question
  if (text.length > maxExpressionLength || !mentionsNumbers.test(text)) return undefined
  for (const expression of readings(question)) {
    const result = resultOf(expression)
    if (result !== undefined) return { expression, result }
  }
  return undefined
}

/** The expression as it stands, and as what goes on with the one before. */
function* readings(question: SumQuestion): Iterable<string> {
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
    if (resultOf(expression) !== undefined) return expression
  }
  return undefined
}

const maxChainLength = 6

function toSigns(text: string, language: AssistantLanguage): string {
  return language === 'ja' ? fromJapanese(text) : fromEnglish(text)
}

function resultOf(expression: string): Sum['result'] | undefined {
  try {
    return evaluate(expression)
  } catch (thrown) {
    if (thrown instanceof ArithmeticError) return thrown.fault
    throw thrown
  }
}
