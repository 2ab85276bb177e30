const special = /["&'<=>[\]{|};]|(?<=!)!|__|:\/\//g
const lineBeginning = /(^|\n)([#*: \n-])/g

/** Text that wikitext shows as it is, each sign with a meaning as a character reference. */
export function escapeWikitext(text: string): string {
  const escaped = text.replace(special, ([sign = '', ...rest]) => `&#${sign.charCodeAt(0)};${rest.join('')}`)
  return escaped.replace(lineBeginning, (_, before: string, sign: string) => `${before}&#${sign.charCodeAt(0)};`)
}
