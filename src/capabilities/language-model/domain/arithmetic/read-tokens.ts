import { parseDecimal, type Rational } from './rational.ts'

export type Token =
  | { readonly kind: 'number'; readonly value: Rational }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'sign'; readonly sign: string }

/** Numbers with a zero before their digits are parts of dates and telephone numbers: they are not read. */
const pattern = /\s*(?:((?!0\d)\d+(?:\.\d+)?(?:e[+-]?\d{1,3}(?![\w.]))?|\.\d+)|([a-z]+\d*)|(\*\*|[-+*/^%!(),]))/gy

/** The tokens of an expression in signs; undefined when anything else is in it. */
export function readTokens(expression: string): readonly Token[] | undefined {
  const tokens: Token[] = []
  const text = expression.trimEnd()
  pattern.lastIndex = 0
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text)
    if (!found) return undefined
    const [, number, name, sign] = found
    if (number !== undefined) tokens.push({ kind: 'number', value: parseDecimal(number) })
    else if (name !== undefined) tokens.push({ kind: 'name', name })
    else if (sign !== undefined) tokens.push({ kind: 'sign', sign: sign === '**' ? '^' : sign })
  }
  return tokens
}
