import { Parser } from 'htmlparser2'

const hidden: ReadonlySet<string> = new Set(['script', 'style', 'template'])
/** Elements within a line of text; all others end one. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

/** The words of HTML in one line: tags and what is not shown left out, entities resolved, white space as one space. */
export function htmlToText(html: string): string {
  let text = ''
  let hiddenDepth = 0
  const parser = new Parser({
    onopentag(name) {
      if (hidden.has(name)) hiddenDepth += 1
      if (!inline.has(name)) text += ' '
    },
    onclosetag(name) {
      if (hidden.has(name)) hiddenDepth -= 1
      if (!inline.has(name)) text += ' '
    },
    ontext(words) {
      if (hiddenDepth === 0) text += words
    },
  })
  parser.end(html)
  return collapseSpace(text)
}

/** White space as HTML has it, which leaves a space alone that is not to be broken. */
export function collapseSpace(text: string): string {
  return text.replaceAll(/[ \t\r\n\f]+/g, ' ').trim()
}
