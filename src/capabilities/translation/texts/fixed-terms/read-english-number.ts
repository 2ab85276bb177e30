const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
const values = new Map([
  ...units.split(' ').map((word, index): [string, number] => [word, index]),
  ...tens.split(' ').map((word, index): [string, number] => [word, 20 + 10 * index]),
])

/** "two hundred and fifty-six" as 256; undefined where the words do not make one number ("twenty thirty", "one two"). */
export function readEnglishNumber(words: string): number | undefined {
  let total = 0
  let group = 0
  // The next word has to be smaller than this for both to be one number.
  let room = Number.POSITIVE_INFINITY
  for (const word of words.toLowerCase().split(/[ -]+/)) {
    if (word === 'and') continue
    if (word === 'hundred') {
      if (group === 0 || group > 9) return undefined
      group *= 100
      room = 100
    } else if (word === 'thousand') {
      if (group === 0 || total > 0) return undefined
      total = group * 1000
      group = 0
      room = 1000
    } else {
      const value = values.get(word)
      if (value === undefined || value >= room) return undefined
      group += value
      room = value >= 20 ? 10 : 0
    }
  }
  return total + group
}
