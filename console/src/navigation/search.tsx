import type { RefObject } from 'preact'
import { useId } from 'preact/hooks'
import { useSay } from '../words/say.ts'

interface Props {
  readonly input: RefObject<HTMLInputElement | null>
  readonly query: string
  readonly onQuery: (query: string) => void
  /** Enter opens what is found first for these words, which may not have been drawn yet. */
  readonly onEnter: (query: string) => void
}

export function Search({ input, query, onQuery, onEnter }: Props) {
  const id = useId()
  const say = useSay()
  const leave = () => {
    onQuery('')
    input.current?.blur()
  }
  const listen = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) onEnter(input.current?.value ?? query)
    if (event.key !== 'Escape') return
    // Escape would also close the drawer that the search stands in on a narrow page.
    event.preventDefault()
    event.stopPropagation()
    leave()
  }
  return (
    <div class="search">
      <label class="visually-hidden" htmlFor={id}>
        {say('Search interfaces and operations')}
      </label>
      <input
        ref={input}
        id={id}
        type="text"
        role="searchbox"
        placeholder={say('Search: openai, rss…')}
        autocomplete="off"
        spellcheck={false}
        aria-keyshortcuts="/"
        value={query}
        onInput={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={listen}
      />
      <kbd aria-hidden="true">/</kbd>
    </div>
  )
}
