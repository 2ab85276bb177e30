import { UnreadableFilter } from './unreadable-filter.ts'

/** A piece of an expression; a name is whole, with its dots. */
export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'sign' | 'end'
  readonly text: string
}

const patterns = [
  ['name', /[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*/y],
  ['number', /-?\d+(?:\.\d+)?/y],
  ['string', /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/sy],
  ['sign', /&&|\|\||[=!<>]=|[<>!|()[\],]/y],
] as const

/** @throws UnreadableFilter at a character that begins none */
export function readTokens(expression: string): readonly Token[] {
  const tokens: Token[] = []
  let at = skipSpace(expression, 0)
  while (at < expression.length) {
    const token = readToken(expression, at)
    tokens.push(token.kind === 'string' ? { kind: 'string', text: unquote(token.text) } : token)
    at = skipSpace(expression, at + token.text.length)
  }
  return [...tokens, { kind: 'end', text: '' }]
}

function readToken(expression: string, at: number): Token {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at
    const text = pattern.exec(expression)?.[0]
    if (text !== undefined) return { kind, text }
  }
  const character = String.fromCodePoint(expression.codePointAt(at) ?? 0)
  throw new UnreadableFilter(`"${character}" at ${at + 1} is not known here`)
}

function skipSpace(expression: string, at: number): number {
  let end = at
  while (/\s/.test(expression.charAt(end))) end += 1
  return end
}

function unquote(text: string): string {
  return text.slice(1, -1).replaceAll(/\\(.)/gs, '$1')
}
