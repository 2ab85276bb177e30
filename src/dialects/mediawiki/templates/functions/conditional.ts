import { normalizeTitle } from '../../normalize-title.ts'
import { evaluateExpression, ExpressionError } from './evaluate-expression.ts'
import { type FunctionCall, type ParserFunction, readPart } from './parser-function.ts'
import { joinBracePart, type BracePart } from '../wikitext-node.ts'

/** What MediaWiki marks as an error. */
const marked = /<(?:strong|span|p|div)\s[^<>]*>/gi
const errorClass = /class="(?:[^"]*\s)?error(?:\s[^"]*)?"/i

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** mediawiki.org/wiki/Help:Extension:ParserFunctions */
export const conditionalFunctions: Readonly<Record<string, ParserFunction>> = {
  '#if': (call) => readPart(call, call.first === '' ? 1 : 0),
  '#ifeq': (call) => readPart(call, areEqual(call.first, readPart(call, 0)) ? 1 : 2),
  '#iferror': readIfError,
  '#ifexist': (call) => readPart(call, exists(call) ? 0 : 1),
  '#ifexpr': (call) => calculate(call, (value) => readPart(call, value === '' || Number(value) === 0 ? 1 : 0)),
  '#expr': (call) => calculate(call, (value) => value),
  '#switch': readSwitch,
}

function readIfError(call: FunctionCall): string {
  const isError = call.first.match(marked)?.some((tag) => errorClass.test(tag))
  if (isError) return readPart(call, 0)
  return call.parts.length < 2 ? call.first : readPart(call, 1)
}

function exists({ first, options, exists: isThere }: FunctionCall): boolean {
  const title = normalizeTitle(first, options.site)
  return title !== undefined && title.interwiki === undefined && title.namespace >= 0 && isThere(title)
}

function calculate({ first }: FunctionCall, then: (value: string) => string): string {
  try {
    return then(evaluateExpression(first))
  } catch (cause) {
    if (!(cause instanceof ExpressionError)) throw cause
    return `<strong class="error">${cause.message.replaceAll('"', '&quot;')}</strong>`
  }
}

/** Numbers by their value, all else as text. */
function areEqual(left: string, right: string): boolean {
  return left === right || (number.test(left) && number.test(right) && Number(left) === Number(right))
}

/** A case without a value falls through to the next one that has one; the last part without a name is the default. */
function readSwitch({ first, parts, expand }: FunctionCall): string {
  let isFound = false
  let isDefault = false
  let fallback: BracePart | undefined
  for (const part of parts) {
    const name = expand(part.name ?? part.value).trim()
    isFound ||= areEqual(first, name)
    isDefault ||= name === '#default'
    if (!part.name) continue
    if (isFound) return expand(part.value).trim()
    if (isDefault) fallback = part
    isDefault = false
  }
  const last = parts.at(-1)
  if (last && !last.name) return expand(joinBracePart(last)).trim()
  return fallback ? expand(fallback.value).trim() : ''
}
