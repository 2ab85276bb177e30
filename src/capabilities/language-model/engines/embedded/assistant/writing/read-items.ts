/** The items of a list by lines, or else between commas and "and"; bullets and numbers before them are taken off. */
export function readItems(list: string): readonly string[] {
  const written = list.includes('\n')
    ? list.split('\n')
    : list.replace(/[.。]$/, '').split(/\s*[,、;；]\s*(?:and\s+)?|\s+and\s+/)
  return written.map((item) => item.replace(/^\s*(?:[-*•・]|\d+[.)])\s+/, '').trim()).filter((item) => item !== '')
}

/** What is to be done, and what with: a line or some words that end in a colon, and what follows. */
export interface Instruction {
  readonly head: string
  readonly content: string
}

const maxHead = 160

/** Reads "Do this with: …"; undefined where nothing is given to work on. */
export function readInstruction(message: string): Instruction | undefined {
  const found = /^([^\n:：]{3,160}?)\s*(?:[:：]\s*|\n\s*)(?=\S)/u.exec(message.slice(0, maxHead + 8))
  if (!found) return undefined
  return { head: (found[1] ?? '').trim(), content: message.slice(found[0].length).trim() }
}
