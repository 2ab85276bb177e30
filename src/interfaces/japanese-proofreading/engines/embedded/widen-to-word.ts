import type { Channel } from './channel/channel.ts'
import { applyEdit, type Edit } from './channel/edit.ts'

const maxWord = 6

/** Where the word begins and ends that an edit makes right: by the dictionary, else one letter around what would be nothing. */
export function widenToWord(
  { dictionary }: Channel,
  text: string,
  edit: Edit,
): { readonly begin: number; readonly end: number } {
  if (edit.kind === 'repeat') return { begin: edit.begin, end: 2 * edit.end - edit.begin }
  const edited = applyEdit(text, edit)
  const to = edit.begin + edit.replacement.length
  const longer = edited.length - text.length
  if (edit.replacement !== '')
    for (let length = maxWord; length > edit.replacement.length; length--)
      for (let from = Math.max(0, to - length); from <= edit.begin && from + length <= edited.length; from++)
        if (dictionary.has(edited.slice(from, from + length)))
          return { begin: from, end: Math.max(edit.end, from + length - longer) }
  if (edit.kind === 'homophone' || (edit.replacement !== '' && edit.end > edit.begin)) return edit
  return edit.begin > 0 ? { begin: edit.begin - 1, end: edit.end } : { begin: edit.begin, end: edit.end + 1 }
}
