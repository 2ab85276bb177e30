import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { useSay } from '../../../../console/src/words/say.ts'
import type { TimelineAsk } from './posts.ts'

interface Props {
  readonly account: string
  readonly words: string
  readonly onAccount: (account: string) => void
  readonly onWords: (words: string) => void
  readonly onLook: (ask: TimelineAsk) => void
}

/** Asks for the posts of an account, or for those with these words. */
export function TimelineForm({ account, words, onAccount, onWords, onLook }: Props) {
  const say = useSay()
  const lookAtAccount = () => account.trim() !== '' && onLook({ account: account.trim().replace(/^@/, '') })
  const search = () => words.trim() !== '' && onLook({ words: words.trim() })
  return (
    <div class="page-row">
      <form class="page-row" onSubmit={submit(lookAtAccount)}>
        <LabelledInput label={say('Account')}>
          {(id) => <input id={id} value={account} onInput={(event) => onAccount(event.currentTarget.value)} />}
        </LabelledInput>
        <button type="submit" class="send">
          {say('Show')}
        </button>
      </form>
      <form class="page-row" onSubmit={submit(search)}>
        <LabelledInput label={say('Words in posts of all accounts')}>
          {(id) => (
            <input
              id={id}
              type="search"
              value={words}
              placeholder="#sample OR from:mainstay"
              onInput={(event) => onWords(event.currentTarget.value)}
            />
          )}
        </LabelledInput>
        <button type="submit" class="quiet-button">
          {say('Search')}
        </button>
      </form>
    </div>
  )
}

function submit(act: () => unknown): (event: Event) => void {
  return (event) => {
    event.preventDefault()
    act()
  }
}
