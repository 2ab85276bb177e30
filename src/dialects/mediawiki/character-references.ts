/** Named references that occur in titles; MediaWiki knows all of HTML's. */
const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u{a0}'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['minus', '−'],
  ['times', '×'],
  ['middot', '·'],
  ['hellip', '…'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['iexcl', '¡'],
  ['iquest', '¿'],
  ['szlig', 'ß'],
  ['auml', 'ä'],
  ['ouml', 'ö'],
  ['uuml', 'ü'],
  ['Auml', 'Ä'],
  ['Ouml', 'Ö'],
  ['Uuml', 'Ü'],
  ['eacute', 'é'],
  ['egrave', 'è'],
  ['aacute', 'á'],
  ['agrave', 'à'],
  ['iacute', 'í'],
  ['oacute', 'ó'],
  ['uacute', 'ú'],
  ['ntilde', 'ñ'],
  ['ccedil', 'ç'],
  ['ocirc', 'ô'],
  ['ecirc', 'ê'],
  ['aring', 'å'],
  ['oslash', 'ø'],
  ['aelig', 'æ'],
])

const reference = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{1,8}));/g

/** Replaces `&amp;`, `&#38;` and `&#x26;`; what is no reference stays as it is. */
export function decodeCharacterReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(reference, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? whole
    return fromCodePoint(decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)) ?? whole
  })
}

/** What neither XML nor a title may hold stays a reference. */
function fromCodePoint(code: number): string | undefined {
  const isControl = code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d
  const isSurrogate = code >= 0xd800 && code <= 0xdfff
  return isControl || isSurrogate || code > 0x10ffff ? undefined : String.fromCodePoint(code)
}
