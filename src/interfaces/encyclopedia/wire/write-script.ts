/** What a callback may be called: a path of names, so that nobody has a script of theirs run in the wiki's name. */
export function toCallbackName(text: string): string {
  return text.replaceAll(/[^\][.'"_A-Za-z0-9]/g, '')
}

/** An answer as a script that calls a function with it (mediawiki.org/wiki/API:JSON_version_2, JSONP). */
export function writeScript(callback: string, body: unknown): string {
  // Line separators of Unicode end a line of an older script.
  const json = JSON.stringify(body).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  return `/**/${callback}(${json})`
}
