/** Names in use that the WHATWG Encoding Standard does not list. */
const aliases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'cp-1251': 'windows-1251',
    'win-1251': 'windows-1251',
    win1251: 'windows-1251',
    'cp-1252': 'windows-1252',
    'win-1252': 'windows-1252',
    cp932: 'shift_jis',
    'sjis-win': 'shift_jis',
    'shift-jis-2004': 'shift_jis',
    shift_jisx0213: 'shift_jis',
    'eucjp-win': 'euc-jp',
    eucjp: 'euc-jp',
    'iso-2022-jp-1': 'iso-2022-jp',
    'iso-2022-jp-2': 'iso-2022-jp',
    'iso-2022-jp-ms': 'iso-2022-jp',
    cp936: 'gbk',
    cp949: 'euc-kr',
    cp950: 'big5',
    utf8mb4: 'utf-8',
    'koi8-ru': 'koi8-u',
    latin9: 'iso-8859-15',
    'latin-1': 'windows-1252',
  }),
)

/** Encodings of one byte a character, in which every sequence of bytes is some text and so proves nothing. */
const singleByte = /^(windows-|iso-8859-|koi8-|ibm866|macintosh|x-mac-|x-user-defined)/

/** The standard's own name for what a document calls its encoding, or undefined for one that nobody knows. */
export function findEncoding(label: string | undefined): string | undefined {
  const name = label?.trim().toLowerCase().replaceAll(/["']/g, '')
  if (!name) return undefined
  if (name === 'utf-8' || name === 'utf8') return 'utf-8'
  try {
    return new TextDecoder(aliases.get(name) ?? name).encoding
  } catch {
    return undefined
  }
}

export function isSingleByte(encoding: string): boolean {
  return singleByte.test(encoding)
}
