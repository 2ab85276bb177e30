const numbers = Array.from({ length: 130 }, (_, index) => String(index + 1).padStart(3, '0'))

/** A list with more links than a small limit takes, and its many short articles. */
export const lighthouses: Readonly<Record<string, string>> = {
  'List of lighthouses in the Salt Isles': `All '''lighthouses''' of the [[Salt Isles]], from north to south.

${numbers.map((number) => `* [[Light ${number}]]`).join('\n')}
* [[Light of Skerry Rock]]
* [[Zenith Light]]

[[Category:Lighthouses|List]]`,
  ...Object.fromEntries(numbers.map((number) => [`Light ${number}`, describeLight(number)])),
}

function describeLight(number: string): string {
  const height = 8 + ((Number(number) * 7) % 41)
  return `'''Light ${number}''' is a [[lighthouse]] of the [[Salt Isles]]. It is ${height} m high and was lit in ${1600 + Number(number)}.

[[Category:Lighthouses of Great Harrow]]`
}
