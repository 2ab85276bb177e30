import { Parser } from 'htmlparser2'

const tag =
  /<(?:!--|!doctype\b|\/?(?:a|abbr|article|aside|b|blockquote|body|br|center|code|dd|del|div|dl|dt|em|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|img|ins|li|main|mark|nav|ol|p|pre|rb|rp|rt|ruby|s|script|section|small|span|strong|style|sub|sup|table|tbody|td|th|thead|time|title|tr|u|ul|wbr)(?:\s[^<>]{0,2000})?\/?>)/i

/** What a reader does not see, readings beside kanji among it, and what belongs to a page and not to its text. */
const hidden: ReadonlySet<string> = new Set(
  'button footer head nav noscript option rp rt script style template title'.split(' '),
)

const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Elements within a sentence; all others end one. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i img ins kbd mark q rb rp rt rtc ruby s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

/** Whether a text has tags of HTML; angle brackets alone are none. */
export function isHtml(text: string): boolean {
  return tag.test(text)
}

/** The text of HTML, a line for each paragraph; its headings only where there is nothing else. */
export function htmlToLines(html: string): string {
  return (
    readLines(html, (name) => hidden.has(name) || headings.has(name)) || readLines(html, (name) => hidden.has(name))
  )
}

function readLines(html: string, isHidden: (element: string) => boolean): string {
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
      if (isHidden(name)) hiddenDepth += 1
      breakLine(name)
    },
    onclosetag(name) {
      if (isHidden(name)) hiddenDepth -= 1
      breakLine(name)
    },
    ontext(words) {
      if (hiddenDepth === 0) line += words
    },
  })
  parser.end(html)
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
