/** What has to come next inside an object or a list. */
type Place = 'first' | 'key' | 'colon' | 'value' | 'comma'

interface Level {
  readonly closer: '}' | ']'
  /** What stands before the closer on a line of its own; empty where all is on one line. */
  readonly breakBefore: string
  place: Place
}

/** A string, a bracket, a comma, a colon, or anything else up to one of them; the last may break off. */
const token = /"(?:[^"\\]|\\[^])*"?|[{}[\],:]|[^\s"{}[\],:]+/g
const words = ['true', 'false', 'null']

/** The shortest end of a text that begins an object or a list; undefined where it is whole already, or no JSON. */
export function closeJson(text: string): string | undefined {
  const levels: Level[] = []
  let last = ''
  for (const { 0: found, index } of text.matchAll(token)) {
    if (last !== '' && levels.length === 0) return undefined
    if (!take(levels, found, text, index)) return undefined
    last = found
  }
  if (levels.length === 0) return undefined
  const isBrokenOff = text.endsWith(last)
  return (isBrokenOff ? endToken(last) : '') + closeLevels(levels, /\s$/.test(text) ? '' : ' ')
}

/** Whether this may come here. */
function take(levels: Level[], found: string, text: string, index: number): boolean {
  const level = levels.at(-1)
  if (found === '}' || found === ']') return levels.pop()?.closer === found && step(levels.at(-1))
  if (found === ',') return level?.place === 'comma' && set(level, level.closer === '}' ? 'key' : 'value')
  if (found === ':') return level?.place === 'colon' && set(level, 'value')
  if (level?.place === 'colon' || level?.place === 'comma') return false
  if (found === '{' || found === '[') {
    levels.push({ closer: found === '{' ? '}' : ']', breakBefore: findBreak(text, index), place: 'first' })
    return levels.length === 1 || level?.closer === ']' || level?.place === 'value'
  }
  const isKey = level?.closer === '}' && level.place !== 'value'
  if (isKey) return found.startsWith('"') && set(level, 'colon')
  return step(level)
}

/** After a value. */
function step(level: Level | undefined): boolean {
  if (level) level.place = 'comma'
  return true
}

function set(level: Level, place: Place): boolean {
  level.place = place
  return true
}

/** A bracket at the end of its line is closed below it. */
function findBreak(text: string, index: number): string {
  if (!/^[^\S\n]*\n/.test(text.slice(index + 1, index + 1 + maxIndent))) return ''
  const line = text.slice(Math.max(text.lastIndexOf('\n', index) + 1, index - maxIndent), index)
  return `\n${/^[^\S\n]*/.exec(line)?.[0] ?? ''}`
}

const maxIndent = 200

/** The rest of a string, a number or a word. */
function endToken(last: string): string {
  if (last.startsWith('"')) return endString(last)
  const word = words.find((each) => each.startsWith(last))
  if (word !== undefined) return word.slice(last.length)
  return /[-+.eE]$/.test(last) ? '0' : ''
}

function endString(last: string): string {
  if (/^"(?:[^"\\]|\\[^])*"$/.test(last)) return ''
  const escape = /(?:^|[^\\])(?:\\\\)*\\(u[\dA-Fa-f]{0,3})?$/.exec(last)
  if (!escape) return '"'
  const [, unicode] = escape
  return unicode === undefined ? '\\"' : `${'0'.repeat(5 - unicode.length)}"`
}

/** An object that waits for a key gets an empty one, whatever waits for a value null. */
function closeLevels(levels: readonly Level[], space: string): string {
  const fill: Readonly<Record<Place, string>> = {
    first: '',
    comma: '',
    key: `${space}"": null`,
    colon: ': null',
    value: `${space}null`,
  }
  return levels
    .toReversed()
    .map(({ closer, breakBefore, place }, index) => (index === 0 ? fill[place] : '') + breakBefore + closer)
    .join('')
}
