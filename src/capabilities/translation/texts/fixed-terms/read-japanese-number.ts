const digits = '〇一二三四五六七八九'
const scales = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
])

/** 二百五十六 and 二五六 as 256, 三万 as 30000; undefined where the characters do not make one number. */
export function readJapaneseNumber(numeral: string): number | undefined {
  if (!/[十百千万]/.test(numeral)) return Number(Array.from(numeral, (digit) => digits.indexOf(digit)).join(''))
  const [high = '', low, ...more] = numeral.split('万')
  if (more.length > 0) return undefined
  if (low === undefined) return readBelowTenThousand(high)
  const [thousands, rest] = [readBelowTenThousand(high), readBelowTenThousand(low)]
  return thousands === undefined || thousands === 0 || rest === undefined ? undefined : thousands * 10_000 + rest
}

function readBelowTenThousand(numeral: string): number | undefined {
  let total = 0
  let digit: number | undefined
  let room = Number.POSITIVE_INFINITY
  for (const character of numeral) {
    const scale = scales.get(character)
    if (scale === undefined) {
      if (digit !== undefined) return undefined
      digit = digits.indexOf(character)
      continue
    }
    if (scale >= room) return undefined
    total += (digit ?? 1) * scale
    digit = undefined
    room = scale
  }
  return total + (digit ?? 0)
}
