/** Separated by commas, which some clients percent-encode twice. */
export function splitNames(text = ''): readonly string[] {
  return text
    .replaceAll(/%2c/gi, ',')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
