/** Three numbers at least, with commas between and one behind. */
const series = /(?:^|[^\d.,-])((?:-?(?:0|[1-9]\d{0,11})\s*[,、]\s*){2,}-?(?:0|[1-9]\d{0,11}))\s*([,、])(\s*)$/
const given = 3
const readCharacters = 500

/** Goes on with numbers of equal differences, of equal ratios, or each the sum of the two before. */
export function continueNumbers(text: string): string | undefined {
  const [, listed = '', comma = ',', space = ''] = series.exec(text.slice(-readCharacters)) ?? []
  if (listed === '') return undefined
  const numbers = listed.split(/[,、]/).map(Number)
  const next = findRule(numbers)
  if (next === undefined) return undefined
  const all = [...numbers]
  for (let count = 0; count < given; count++) all.push(next(all))
  const between = comma === ',' ? ', ' : comma
  const written = all.slice(-given).join(between)
  return (space === '' && comma === ',' ? ' ' : '') + written
}

function findRule(numbers: readonly number[]): ((before: readonly number[]) => number) | undefined {
  const [first = 0, second = 0, third = 0] = numbers
  const last = (before: readonly number[]) => before.at(-1) ?? 0
  const rules = [
    (before: readonly number[]) => last(before) + (second - first),
    ...(first !== 0 && second !== 0 && Number.isInteger(second / first)
      ? [(before: readonly number[]) => last(before) * (second / first)]
      : []),
    ...(third === first + second && numbers.length > 3
      ? [(before: readonly number[]) => last(before) + (before.at(-2) ?? 0)]
      : []),
  ]
  return rules.find((rule) => numbers.every((number, at) => at < 2 || rule(numbers.slice(0, at)) === number))
}
