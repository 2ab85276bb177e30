import type { CodeKind } from './scan-code.ts'

/** Lines that only code has. */
const signs = {
  python: [
    /^\s*(?:def|class) \w+.*[:(]/,
    /^\s*(?:from [\w.]+ )?import [\w.]+/,
    /^\s*(?:if|elif|for|while|with|try|except|else)\b.*:\s*$/,
    /^\s*(?:print|return|yield|raise|assert)\b ?\(?["'\w[{-]*/,
    /^\s*[a-z_][\w.]* = \S/,
    /^\s*@\w+/,
    /^>>> /,
  ],
  braces: [
    /[{;]\s*$/,
    /^\s*[})\]]+[;,]?\s*$/,
    /^\s*(?:export |async |public |private |static )*(?:function|const|let|var|class|struct|interface|enum|fn|func|void|int) \w/,
    /=>/,
    /^\s*#include\b/,
    /\b(?:console\.log|printf|println!?|System\.out)\s*\(/,
    /^\s*(?:if|for|while|switch) \(/,
    /^\s*(?:import .* from|using|package|return)\b.*/,
  ],
} as const

/** What a text that breaks off is written in; undefined for words of people. */
export function findCodeKind(text: string): CodeKind | 'json' | undefined {
  const begin = text.trimStart()
  if (/^(?:\{\s*(?:"|$)|\[\s*[[{"\d])/.test(begin) && !/^\[\d+\]/.test(begin)) return 'json'
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-maxLines)
  const short = lines.filter((line) => line.length <= maxLineLength)
  const count = (patterns: readonly RegExp[]) =>
    short.filter((line) => patterns.some((pattern) => pattern.test(line))).length
  const [python, braces] = [count(signs.python), count(signs.braces)]
  const most = Math.max(python, braces)
  // A single line may be a sentence, and so may one among many.
  const isCode = short.some(isPlain) || (most >= 2 && most * 3 >= lines.length)
  if (!isCode) return undefined
  return python > braces ? 'python' : 'braces'
}

const maxLines = 60
const maxLineLength = 500

/** A single line that nobody would take for a sentence. */
function isPlain(line: string): boolean {
  return /^\s*(?:def \w+\(|(?:async )?function \w*\(|console\.log\(|printf?\(|const \w+ =|let \w+ =|var \w+ =|\w+\.\w+\(|#include|import \w+ from|\w+ = [[{("'\d]|(?:SELECT|INSERT|UPDATE|DELETE) |for \w+ in (?:range\(|\w+\.))/.test(
    line,
  )
}
