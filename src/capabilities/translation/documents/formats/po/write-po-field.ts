/** A field of a catalogue as msgcat writes it: on one line, or, of several lines, each on its own below an empty one. */
export function writePoField(name: string, text: string): string {
  const lines = text.split(/(?<=\n)/)
  if (lines.length < 2) return `${name} ${quote(text)}`
  return [`${name} ""`, ...lines.map(quote)].join('\n')
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\t', '\\t'],
  ['\r', '\\r'],
  ['"', '\\"'],
  ['\\', '\\\\'],
])

function quote(text: string): string {
  return `"${text.replaceAll(/[\n\t\r"\\]/g, (character) => escapes.get(character) ?? character)}"`
}
