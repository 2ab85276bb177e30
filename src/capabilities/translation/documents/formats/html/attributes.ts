/** A piece of a tag; a name where it is an attribute that people read, or `lang`. */
export interface TagPart {
  readonly raw: string
  readonly name?: string
  readonly value?: string
}

const readable = new Set(['alt', 'title', 'placeholder', 'aria-label', 'label', 'summary', 'lang'])

const attribute = /\s([a-zA-Z][\w:-]{0,40})\s{0,8}=\s{0,8}(?:"([^"]*)"|'([^']*)')/g

/** Descriptions of a page, which search engines and messengers show. */
const readableMeta =
  /\s(?:name|property)\s{0,3}=\s{0,3}["'](?:description|keywords|(?:og|twitter):(?:title|description|image:alt))["']/i

/** A tag in pieces that are the whole of it in order. */
export function splitAttributes(raw: string, element: string): TagPart[] {
  const parts: TagPart[] = []
  let at = 0
  for (const match of raw.matchAll(attribute)) {
    const name = (match[1] ?? '').toLowerCase()
    if (!isReadable(name, element, raw)) continue
    parts.push(
      { raw: raw.slice(at, match.index + 1) },
      { raw: match[0].slice(1), name, value: match[2] ?? match[3] ?? '' },
    )
    at = match.index + match[0].length
  }
  return [...parts, { raw: raw.slice(at) }]
}

function isReadable(name: string, element: string, raw: string): boolean {
  if (name === 'content') return element === 'meta' && readableMeta.test(raw)
  if (name === 'value') return element === 'input' && /\stype\s{0,3}=\s{0,3}["']?(?:submit|button|reset)\b/i.test(raw)
  return readable.has(name)
}
