import { useEffect, useRef } from 'preact/hooks'
import { useWords } from '../../../../console/src/words/say.ts'
import { readText, toSafeAddress } from '../../../../console/src/ui/foreign-text.ts'
import type { FeedEntry } from './use-reader.ts'

interface Props {
  readonly entry: FeedEntry | undefined
  readonly isStarred: boolean
  readonly onStar: (link: string) => void
}

/** The entry that is open, its text without foreign HTML. */
export function EntryArticle({ entry, isStarred, onStar }: Props) {
  const { say, language } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (entry) heading.current?.focus({ preventScroll: true })
    if (entry && innerWidth < narrow) heading.current?.scrollIntoView({ block: 'start' })
  }, [entry])
  if (!entry) return <p class="placeholder reader-article">{say('Choose an entry to read it here.')}</p>
  const address = toSafeAddress(entry.link)
  const when = new Date(entry.pubDate).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <article class="reader-article">
      <h2 ref={heading} tabIndex={-1}>
        {entry.title || entry.link}
      </h2>
      <p class="soft">{[entry.sourceTitle, entry.author, when].filter(Boolean).join(' · ')}</p>
      <p class="reader-text">{readText(entry.description)}</p>
      <div class="page-row">
        {address !== undefined && (
          <a class="send" href={address} target="_blank" rel="noopener noreferrer">
            {say('Open the original')}
          </a>
        )}
        <button type="button" class="quiet-button" aria-pressed={isStarred} onClick={() => onStar(entry.link)}>
          {isStarred ? say('★ Starred') : say('☆ Star it')}
        </button>
      </div>
    </article>
  )
}

/** Pixels below which list and article stand one below the other. */
const narrow = 864
