const sentenceEnd = /[。．.！？!?:：;；」』）)】…]$/
/** What no sentence ends with: it goes on, though a line stays free. */
const openEnd = /(?:[、，]|に伴い|のため|の為)$/
const itemStart =
  /^(?:[・●○◆◇■□▼▽★☆※＊*#|>＞【［[\-–—－]|[①-⑳]|[0-9０-９]{1,2}[.)．、）:：]|[（(][0-9０-９一-十]{1,2}[)）])/

/** Characters of a line that a program may have wrapped, at least, and how much shorter than the longest it may be. */
const wrapped = { min: 20, ragged: 6 }

/** Mails and papers are wrapped after so many characters: their lines put together again, and items, headings and salutations kept apart. */
export function joinWrappedLines(text: string): string {
  if (!text.includes('\n')) return text
  const paragraphs = text.split(/(?:\r\n|\r|\n)(?:[ \t　]*(?:\r\n|\r|\n))+/).map(joinParagraph)
  return paragraphs
    .map((paragraph, at) => (at === 0 || openEnd.test(paragraphs[at - 1] ?? '') ? paragraph : `\n\n${paragraph}`))
    .join('')
}

function joinParagraph(paragraph: string): string {
  const lines = paragraph.split(/\r\n|\r|\n/)
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0)
  const isProse = lines.some((line) => /。\s*$/.test(line))
  const parts: string[] = []
  let before = ''
  for (const line of lines) {
    if (parts.length > 0) parts.push(goesOn(before, line, isProse ? longest : Infinity) ? joint(before, line) : '\n')
    parts.push(line.trim())
    before = line.trim()
  }
  return parts.join('')
}

function goesOn(before: string, line: string, longest: number): boolean {
  if (sentenceEnd.test(before) || itemStart.test(line) || /^[\s　]/.test(line)) return false
  if (openEnd.test(before)) return true
  return before.length >= wrapped.min && before.length >= longest - wrapped.ragged
}

function joint(before: string, line: string): string {
  return /[\x21-\x7e]$/.test(before) && /^[\x21-\x7e]/.test(line) ? ' ' : ''
}
