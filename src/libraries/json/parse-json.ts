/** The value of a text of JSON; undefined, which no JSON can mean, for other texts. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
