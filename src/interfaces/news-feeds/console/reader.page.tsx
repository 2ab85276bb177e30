import { useMemo, useState } from 'preact/hooks'
import { toSentence } from '../../../../console/src/page/use-answer.ts'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { useSay } from '../../../../console/src/words/say.ts'
import { EntryArticle } from './entry-article.tsx'
import { EntryList } from './entry-list.tsx'
import { createFeedClient, type FeedClient } from './feed-client.ts'
import { type FeedEntry, useReader } from './use-reader.ts'

/** The feeds as one reads them: a list of entries, and the one that is open beside it. */
export default function Reader({ apiKey }: SlicePageProps) {
  const client = useMemo(() => tryToCreate(apiKey), [apiKey])
  return typeof client === 'string' ? <p class="notice">{client}</p> : <Reading client={client} />
}

/** A sentence where no header can carry the key. */
function tryToCreate(apiKey: string): FeedClient | string {
  try {
    return createFeedClient(apiKey)
  } catch (thrown) {
    return toSentence(thrown)
  }
}

function Reading({ client }: { readonly client: FeedClient }) {
  const say = useSay()
  const reader = useReader(client)
  const [open, setOpen] = useState<FeedEntry>()
  const [query, setQuery] = useState('')
  const [isStarredOnly, setStarredOnly] = useState(false)
  const wanted = query.trim().toLowerCase()
  const shown = reader.entries.filter(
    (entry) =>
      (!isStarredOnly || reader.starred.has(entry.link)) &&
      `${entry.title} ${entry.sourceTitle} ${entry.description}`.toLowerCase().includes(wanted),
  )
  const show = (entry: FeedEntry) => {
    setOpen(entry)
    reader.read.add(entry.link)
  }
  return (
    <section class="reader" aria-label={say('Reader')}>
      <div class="reader-bar">
        <select
          aria-label={say('Category')}
          value={reader.category.name}
          onChange={(event) => {
            const chosen = reader.categories.find(({ name }) => name === event.currentTarget.value)
            if (chosen) reader.choose(chosen)
            setOpen(undefined)
          }}
        >
          {reader.categories.map(({ name }) => (
            <option key={name} value={name}>
              {say(name)}
            </option>
          ))}
        </select>
        <input
          type="search"
          aria-label={say('Search what is listed')}
          placeholder={say('Search what is listed')}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <label class="field-option">
          <input type="checkbox" checked={isStarredOnly} onChange={() => setStarredOnly(!isStarredOnly)} />
          {say('Starred')}
        </label>
      </div>
      <div class="outcome" role="status">
        {reader.failure !== undefined && <p class="notice">{reader.failure}</p>}
      </div>
      <div class="reader-columns">
        <EntryList reader={reader} entries={shown} open={open} onOpen={show} />
        <EntryArticle entry={open} isStarred={reader.starred.has(open?.link ?? '')} onStar={reader.starred.toggle} />
      </div>
    </section>
  )
}
