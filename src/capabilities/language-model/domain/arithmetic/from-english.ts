import { digitsForEnglish } from './number-words.ts'

type Rewriting = readonly [RegExp, string]

/** What people put around a sum. */
const around: readonly Rewriting[] = [
  [/^(?:hey|hi|hello|ok|okay|so|well|now|please|and)[,\s]+/, ''],
  [/^(?:can|could|would|will) you (?:please )?/, ''],
  [/^(?:please )?(?:tell me|calculate|compute|evaluate|solve|work out|find|give me|show me|do)\b:?\s*/, ''],
  [
    /^(?:what(?:'s| is| are| does| do| do you get (?:for|if you))?|how (?:much|many) (?:is|are|do|does)|whats)\b\s*/,
    '',
  ],
  [/^(?:the )?(?:value|result|answer|solution) (?:of|to)\s+/, ''],
  [/\b(?:equals?(?: to)?|make|makes|come to|please|thanks|thank you)$/, ''],
  [/\s*=\s*$/, ''],
]

/** Words that stand before both numbers. */
const before: readonly Rewriting[] = [
  [/^(?:the )?sum of (.+?) and (.+)$/, '($1) + ($2)'],
  [/^(?:the )?product of (.+?) and (.+)$/, '($1) * ($2)'],
  [/^(?:the )?(?:quotient|ratio) of (.+?) and (.+)$/, '($1) / ($2)'],
  [/^(?:the )?difference (?:between|of) (.+?) and (.+)$/, '($1) - ($2)'],
  [/^add (.+?) (?:to|and|with) (.+)$/, '($1) + ($2)'],
  [/^subtract (.+?) from (.+)$/, '($2) - ($1)'],
  [/^multiply (.+?) (?:by|and|with) (.+)$/, '($1) * ($2)'],
  [/^divide (.+?) by (.+)$/, '($1) / ($2)'],
  [/^square (?!root)(.+)$/, '($1)^2'],
  [/^cube (?!root)(.+)$/, '($1)^3'],
  [/^halve (.+)$/, '($1) / 2'],
  [/\b(?:greatest common (?:divisor|factor)|gcd|highest common factor) of (.+?) and (.+)$/, 'gcd($1, $2)'],
  [/\b(?:least|lowest) common multiple of (.+?) and (.+)$/, 'lcm($1, $2)'],
]

const within: readonly Rewriting[] = [
  [/\bsquare root of\b|\bsqrt of\b|√/g, 'sqrt '],
  [/\bcube root of\b/g, 'cbrt '],
  [/\bfactorial of\b/g, 'factorial '],
  [/ factorial\b/g, '!'],
  [/\bto the power of\b|\braised to(?: the power(?: of)?)?\b/g, '^'],
  [/\bto the (\d+)(?:st|nd|rd|th) power\b/g, '^$1'],
  [/ ?\bsquared\b|²/g, '^2'],
  [/ ?\bcubed\b|³/g, '^3'],
  [/ ?\b(?:percent|per cent|pct)\b/g, '%'],
  [/\b(?:multiplied by|times)\b|[×·✕]/g, '*'],
  [/\b(?:divided by|over)\b|÷/g, '/'],
  [/\bplus\b/g, '+'],
  [/\bminus\b|[−–]/g, '-'],
  [/\bnegative (?=\d)/g, '-'],
  [/\bmodulo\b/g, 'mod'],
  [/\b(?:twice|double)\b/g, '2 *'],
  [/\btriple\b/g, '3 *'],
  [/\b(?:one |a )?half(?: of)?(?= )/g, '(1/2) of'],
  [/\b(?:(\d+) |a |one )?third(?:s)? of\b/g, '($1/3) of'],
  [/\b(?:(\d+) |a |one )?(?:quarter|fourth)(?:s)? of\b/g, '($1/4) of'],
  [/\b(?:(\d+) |a |one )?fifths? of\b/g, '($1/5) of'],
  [/\b(?:(\d+) |a |one )?tenths? of\b/g, '($1/10) of'],
  [/\(\//g, '(1/'],
  [/(\d) ?x ?(?=[\d(.-])/g, '$1 * '],
  [/π/g, 'pi'],
  [/\bthe\b/g, ' '],
]

/** What an English question about numbers asks for, in signs; words that are none of it stay. */
export function fromEnglish(text: string): string {
  let question = text.toLowerCase().replace(/[?!.\s]+$/, (end) => (/^!+$/.test(end) ? end : ''))
  for (let pass = 0; pass < 3; pass++) question = rewrite(question.trim(), around)
  question = digitsForEnglish(withoutThousands(question))
  return rewrite(rewrite(question, before), within).replace(/\s+/g, ' ').trim()
}

function rewrite(text: string, rewritings: readonly Rewriting[]): string {
  return rewritings.reduce((rewritten, [from, to]) => rewritten.replace(from, to), text)
}

/** 1,234,567 without its commas, but not in a list of arguments. */
function withoutThousands(text: string): string {
  return /[a-z]\(/.test(text) ? text : text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
}
