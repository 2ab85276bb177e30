import { useWords } from '../../../../console/src/words/say.ts'
import type { FeedEntry, useReader } from './use-reader.ts'

interface Props {
  readonly reader: ReturnType<typeof useReader>
  /** Those that the search leaves. */
  readonly entries: readonly FeedEntry[]
  readonly open: FeedEntry | undefined
  readonly onOpen: (entry: FeedEntry) => void
}

/** Entries, newest first; what was not read yet stands out. */
export function EntryList({ reader, entries, open, onOpen }: Props) {
  const { say, language } = useWords()
  const write = (time: number) => new Date(time).toLocaleDateString(language, { dateStyle: 'medium' })
  return (
    <div class="reader-list">
      <ul aria-label={say('Entries')}>
        {entries.map((entry) => (
          <li key={entry.link + entry.pubDate}>
            <button
              type="button"
              class={reader.read.has(entry.link) ? 'reader-entry' : 'reader-entry reader-unread'}
              aria-pressed={entry === open}
              onClick={() => onOpen(entry)}
            >
              <span>
                {reader.starred.has(entry.link) && '★ '}
                {entry.title || entry.link}
              </span>
              <small>
                {entry.sourceTitle} · {write(entry.pubDate)}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {entries.length === 0 && !reader.isWaiting && <p class="placeholder">{say('Nothing here.')}</p>}
      {reader.entries.length < reader.total && (
        <button type="button" class="quiet-button" disabled={reader.isWaiting} onClick={reader.readOn}>
          {say('Read on: {count} of {total}', { count: reader.entries.length, total: reader.total })}
        </button>
      )}
    </div>
  )
}
