/** Elements of HTML that have no end tag. */
const empty: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

const maxCharacters = 20_000
const maxDepth = 200

/** The end tags of what HTML or XML leaves open; undefined where the text is none, or breaks off within a tag. */
export function closeMarkup(text: string): string | undefined {
  if (text.length > maxCharacters || !/^\s*<(?:!doctype|\?xml|[a-z])/i.test(text) || /<[^<>]*$/.test(text))
    return undefined
  const open: string[] = []
  for (const [, slash, name = '', end = ''] of text.matchAll(/<(\/?)([a-z][\w:-]{0,60})([^<>]{0,2000})>/gi)) {
    if (slash) {
      if (open.pop() !== name) return undefined
    } else if (!end.endsWith('/') && !empty.has(name.toLowerCase())) open.push(name)
    if (open.length > maxDepth) return undefined
  }
  if (open.length === 0) return undefined
  return open
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')
}
