const digits = new Map([...'〇一二三四五六七八九'].map((digit, value) => [digit, value]))
const steps = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
])
const myriads = new Map([
  ['万', 10_000],
  ['億', 100_000_000],
  ['兆', 1_000_000_000_000],
])

/** Runs that are numbers: 三十五, 3万5千, 1.5億. A lone 千 or 万 in a word is none: a digit or two signs are wanted. */
const run =
  /[\d〇一二三四五六七八九][\d.〇一二三四五六七八九十百千万億兆]*|[十百千][〇一二三四五六七八九十百千万億兆]*/g

/** Numbers in Chinese characters, mixed with digits or not, in digits. */
export function digitsForJapanese(text: string): string {
  return text.replace(run, (number) => (/^[\d.]+$/.test(number) ? number : String(read(number))))
}

function read(number: string): number {
  let [total, part, last] = [0, 0, '']
  const take = () => {
    const value = last === '' ? undefined : Number(last)
    last = ''
    return value
  }
  for (const sign of number) {
    const [digit, step, myriad] = [digits.get(sign), steps.get(sign), myriads.get(sign)]
    if (step !== undefined) part += (take() ?? 1) * step
    else if (myriad !== undefined) {
      total += (part + (take() ?? (part === 0 ? 1 : 0))) * myriad
      part = 0
    } else last += digit ?? sign
  }
  return total + part + (take() ?? 0)
}
