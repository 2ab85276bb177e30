import { Parser } from 'htmlparser2'

const tag =
  /<(?:!--|!doctype\b|\/?(?:a|abbr|article|aside|b|blockquote|body|br|center|code|dd|del|div|dl|dt|em|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|img|ins|li|main|mark|nav|ol|p|pre|rb|rp|rt|ruby|s|script|section|small|span|strong|style|sub|sup|table|tbody|td|th|thead|time|title|tr|u|ul|wbr)(?:\s[^<>]{0,2000})?\/?>)/i

/** What a reader does not see, readings beside kanji among it. */
const hidden: ReadonlySet<string> = new Set(['head', 'noscript', 'rp', 'rt', 'script', 'style', 'template', 'title'])

/** Elements within a sentence; all others end one. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i img ins kbd mark q rb rp rt rtc ruby s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

/** The text of HTML, a line for each paragraph; a text without tags, though it has angle brackets, as it is. */
export function htmlToLines(text: string): string {
  if (!tag.test(text)) return text
  const lines: string[] = []
  let line = ''
  let hiddenDepth = 0
  const breakLine = (name: string) => {
    if (inline.has(name)) return
    lines.push(joinLines(line))
    line = ''
  }
  const parser = new Parser({
    onopentag(name) {
      if (hidden.has(name)) hiddenDepth += 1
      breakLine(name)
    },
    onclosetag(name) {
      if (hidden.has(name)) hiddenDepth -= 1
      breakLine(name)
    },
    ontext(words) {
      if (hiddenDepth === 0) line += words
    },
  })
  parser.end(text)
  return [...lines, joinLines(line)].filter((each) => each !== '').join('\n')
}

/** In HTML a line end is white space, of which Japanese has none between words. */
function joinLines(text: string): string {
  const words = text.split(/[\t\n\f\r ]+/).filter((word) => word !== '')
  return words
    .map((word, index) => (isLatin(words[index - 1]?.at(-1)) || isLatin(word[0]) ? ' ' : '') + word)
    .join('')
    .trim()
}

function isLatin(character = ''): boolean {
  return /[\x21-\x7e]/.test(character)
}
