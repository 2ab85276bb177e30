import type { Platform } from '../../../kernel/foundation/platform.ts'
import { makeKey } from '../domain/make-key.ts'
import type { StoredNote } from '../domain/stored-note.ts'
import type { Tables } from '../storage/tables.ts'
import { addAccount, writeNotes } from '../storage/write-notes.ts'
import { englishNotes } from './english-notes.ts'
import { japaneseNotes } from './japanese-notes.ts'
import type { SampleNote } from './sample-note.ts'

type Context = Pick<Platform, 'storage'>

const urlname = 'mainstay'

/** The account `mainstay` with notes in English and Japanese, each with the tag `sample`. */
export async function addSampleNotes({ storage }: Context): Promise<void> {
  const { renderMarkdown } = await import('../import/render-markdown.ts')
  await addAccount(storage, { urlname, nickname: 'Mainstay (sample)', isSample: true })
  await writeNotes(
    storage,
    [...englishNotes, ...japaneseNotes].map((note) => toStored(note, renderMarkdown)),
  )
}

/** An account that has notes of its own by now stays. */
export async function removeSampleNotes({ storage }: Context): Promise<void> {
  await storage
    .tables<Tables>()
    .transaction()
    .execute(async (transaction) => {
      await transaction.deleteFrom('notes_note').where('is_sample', '=', 1).execute()
      await transaction
        .deleteFrom('notes_account')
        .where('is_sample', '=', 1)
        .where('urlname', 'not in', (query) => query.selectFrom('notes_note').select('urlname'))
        .execute()
    })
}

function toStored(
  { slug, title, date, likes, tags, markdown }: SampleNote,
  render: (text: string) => string,
): StoredNote {
  return {
    urlname,
    key: makeKey(urlname, `sample/${slug}`),
    title,
    body: render(markdown),
    publishAt: Date.parse(`${date}T12:00:00Z`),
    isDraft: false,
    likes,
    address: undefined,
    tags,
    isSample: true,
  }
}
