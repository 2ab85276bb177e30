/** Where somebody wants to go from, by way of what, and where to. */
export interface RequestedPlaces {
  readonly from: string
  readonly via: readonly string[]
  readonly to: string
}

type Ends = Omit<RequestedPlaces, 'via'>

/** What may stand behind the last place. */
const tail = String.raw`\s*(?:$|[,;]|\b(?:please|by (?:train|bus)|leave|depart|run|go)\b)`
/** No place is named with these. */
const place = String.raw`((?:(?!\b(?:to|from)\b).){1,60}?)`

const englishOrders: readonly (readonly [pattern: RegExp, order: (one: string, other: string) => Ends])[] = [
  [new RegExp(String.raw`\bfrom\s+${place}\s+to\s+${place}${tail}`, 'i'), (from, to) => ({ from, to })],
  [
    new RegExp(String.raw`\b(?:be|arrive)\s+(?:at|in)\s+${place}[\s,]+(?:\w+ing\s+)?from\s+${place}${tail}`, 'i'),
    (to, from) => ({ from, to }),
  ],
  [
    new RegExp(String.raw`\bto\s+${place}[\s,]+(?:coming\s+)?from\s+${place}${tail}`, 'i'),
    (to, from) => ({ from, to }),
  ],
  // "Shinjuku to Odawara", and not "I want to sleep".
  [
    /^\s*(?!(?:I|we|you|he|she|they|it|how|what|where)\b)(\p{Lu}[^,;]{1,40}?)\s+to\s+(\p{Lu}[^,;]{1,40}?)\s*,?\s*$/u,
    (from, to) => ({ from, to }),
  ],
]

const englishVia =
  /[\s,]+(?:via|through|by way of)\s+(.{1,60}?)(?=\s*(?:$|[,;]|\b(?:to|from|please|by (?:train|bus))\b))/i

export function readEnglishPlaces(text: string): RequestedPlaces | undefined {
  const passed = englishVia.exec(text)
  const rest = passed ? text.replace(passed[0], ' ') : text
  for (const [pattern, order] of englishOrders) {
    const [, one, other] = pattern.exec(rest) ?? []
    if (one === undefined || other === undefined) continue
    const { from, to } = order(trimEnglish(one), trimEnglish(other))
    return { from, to, via: passed?.[1] ? passed[1].split(/\s+and\s+|,/).map(trimEnglish) : [] }
  }
  return undefined
}

function trimEnglish(name: string): string {
  return name
    .trim()
    .replace(/^the\s+/i, '')
    .replace(/\s+station$/i, '')
    .replace(/^["'「『]|["'」』]$/g, '')
    .trim()
}

const japaneseOrders: readonly (readonly [pattern: RegExp, order: (one: string, other: string) => Ends])[] = [
  [/^(.{1,30}?)から、?(.{1,30}?)(?:まで|へ|に(?:行|着|$)|の行き方|への)/, (from, to) => ({ from, to })],
  [/^(.{1,30}?)発、?(.{1,30}?)(?:行き?|着)/, (from, to) => ({ from, to })],
  [/^(.{1,30}?)(?:まで|へ|に)、?(.{1,30}?)から/, (to, from) => ({ from, to })],
  [/^(.{1,30}?)\s*(?:→|⇒|➡)\s*(.{1,30}?)(?:まで|$|[\s、。])/u, (from, to) => ({ from, to })],
]

const japaneseVia = /、?([^、\s]{1,20}?)(?:を)?(?:経由|通って|通り)(?:で|して|の)?、?/

export function readJapanesePlaces(text: string): RequestedPlaces | undefined {
  for (const [pattern, order] of japaneseOrders) {
    const [, one, other] = pattern.exec(text.trim()) ?? []
    if (one === undefined || other === undefined) continue
    const ends = order(one, other)
    const passed = japaneseVia.exec(ends.to)
    const to = passed ? ends.to.replace(passed[0], '') : ends.to
    const via = passed?.[1] ? passed[1].split(/[とや・]/).map(trimJapanese) : []
    return { from: trimJapanese(ends.from), to: trimJapanese(to), via }
  }
  return undefined
}

function trimJapanese(name: string): string {
  return name.replace(/^[「『、\s]+|[」』\s]+$/g, '').replace(/(?<=.)駅$/, '')
}
