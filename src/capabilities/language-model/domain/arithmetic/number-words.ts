const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

const small = new Map<string, bigint>([
  ...units.split(' ').map((word, value): [string, bigint] => [word, BigInt(value)]),
  ...tens.split(' ').map((word, place): [string, bigint] => [word, BigInt(place + 2) * 10n]),
  ['dozen', 12n],
])

const scales = new Map([
  ['thousand', 1000n],
  ['million', 1_000_000n],
  ['billion', 1_000_000_000n],
  ['trillion', 1_000_000_000_000n],
])

const anyNumberWord = new RegExp(`\\b(?:${[...small.keys(), 'hundred', ...scales.keys()].join('|')})\\b`)

/** "three hundred and twenty-five apples" becomes "325 apples"; a number in digits may stand before a scale ("5 million"). */
export function digitsForEnglish(text: string): string {
  if (!anyNumberWord.test(text)) return text
  const output: string[] = []
  let run: string[] = []
  const flush = () => {
    if (run.length > 0) output.push(toDigits(run))
    run = []
  }
  const words = text
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .split(/(?<=\S)\s+|(?<=[a-z])(?=[^a-z\s])|(?<=[^a-z\s])(?=[a-z])/)
  words.forEach((word, at) => {
    const next = words[at + 1] ?? ''
    const isLink = word === 'and' && run.at(-1) === 'hundred' && small.has(next)
    if (isNumberWord(word) || isLink || (/^\d+(?:\.\d+)?$/.test(word) && isScale(next))) run.push(word)
    else {
      flush()
      output.push(word)
    }
  })
  flush()
  return output.join(' ')
}

function isNumberWord(word: string): boolean {
  return small.has(word) || isScale(word)
}

function isScale(word: string): boolean {
  return word === 'hundred' || scales.has(word)
}

function toDigits(words: readonly string[]): string {
  if (words.length === 1 && isScale(words[0] ?? ''))
    return (words[0] === 'hundred' ? 100n : scales.get(words[0] ?? ''))?.toString() ?? ''
  if (/\./.test(words[0] ?? '')) return decimalWithScale(words)
  let [total, part] = [0n, 0n]
  for (const word of words) {
    const scale = scales.get(word)
    if (scale !== undefined) [total, part] = [total + (part === 0n ? 1n : part) * scale, 0n]
    else if (word === 'hundred') part = (part === 0n ? 1n : part) * 100n
    else if (word !== 'and') part += small.get(word) ?? BigInt(word)
  }
  return (total + part).toString()
}

/** "2.5 million": the scales as factors. */
function decimalWithScale([first = '', ...rest]: readonly string[]): string {
  const factors = rest.map((word) => (word === 'hundred' ? 100n : (scales.get(word) ?? 1n)))
  return [first, ...factors].join(' * ')
}
