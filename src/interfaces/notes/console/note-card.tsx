import { readText, toSafeAddress } from '../../../../console/src/ui/foreign-text.ts'
import { useWords } from '../../../../console/src/words/say.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { notes } from '../contract.ts'

type Note = ResponseOf<(typeof notes)['operations']['listNotes']>['data']['notes'][number]

/** Characters of a note that are shown before it is unfolded. */
const shownLength = 400

/** One note: its title, when and by whom, its text without HTML, its tags. */
export function NoteCard({ note }: { readonly note: Note }) {
  const { say, language } = useWords()
  const text = readText(note.body)
  const address = toSafeAddress(note.note_url)
  const when = new Date(note.publish_at).toLocaleDateString(language, { dateStyle: 'long' })
  return (
    <article class="note">
      <h2>
        {address === undefined ? (
          note.name
        ) : (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {note.name}
          </a>
        )}
      </h2>
      <p class="soft">
        {note.user.nickname} · {when} · ♥ {note.like_count}
      </p>
      <p class="reader-text">{text.slice(0, shownLength)}</p>
      {text.length > shownLength && (
        <details class="more">
          <summary>{say('The rest of it')}</summary>
          <p class="reader-text">{text.slice(shownLength)}</p>
        </details>
      )}
      {note.hashtag_notes.length > 0 && (
        <p class="soft">{note.hashtag_notes.map(({ hashtag }) => hashtag.name).join(' ')}</p>
      )}
    </article>
  )
}
