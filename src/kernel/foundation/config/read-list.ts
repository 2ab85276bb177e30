/** A setting that lists values by commas. */
export function readList(text: string): readonly string[] {
  return text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
}
