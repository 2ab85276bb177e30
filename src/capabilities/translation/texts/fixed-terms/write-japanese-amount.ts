const scales = [
  ['兆', 1e12],
  ['億', 1e8],
  ['万', 1e4],
] as const

/** 12,500,000 as 1250万, in the scales that Japanese counts by. */
export function writeJapaneseAmount(value: number): string {
  let [written, rest] = ['', value]
  for (const [name, scale] of scales) {
    if (rest < scale) continue
    written += `${Math.floor(rest / scale)}${name}`
    rest %= scale
  }
  return rest > 0 || written === '' ? `${written}${rest}` : written
}
