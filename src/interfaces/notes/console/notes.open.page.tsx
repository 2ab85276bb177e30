import { useEffect, useMemo, useState } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { bodyOf, useAnswer } from '../../../../console/src/page/use-answer.ts'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { readMessage } from '../../../../console/src/server/read-message.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { useSay } from '../../../../console/src/words/say.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import { createClient } from '../client.ts'
import type { notes } from '../contract.ts'
import { NoteCard } from './note-card.tsx'

type NotePage = ResponseOf<(typeof notes)['operations']['listNotes']>['data']

/** An account's notes as its readers would see them, ten a page. */
export default function Notes({ apiKey }: SlicePageProps) {
  const say = useSay()
  const client = useMemo(
    () => createClient({ baseUrl: location.origin, ...(apiKey !== '' && { key: apiKey }) }).notes,
    [apiKey],
  )
  const [account, setAccount] = useState('mainstay')
  const [asked, setAsked] = useState({ account: 'mainstay', page: 1 })
  const { answer, failure, ask } = useAnswer<NotePage>()
  useEffect(() => {
    const query = { urlname: asked.account, page: asked.page }
    void ask(async (signal) => bodyOf(await client.listNotes({ query }, { signal }), readMessage).data)
  }, [asked])
  return (
    <section class="page-section" aria-label={say('Notes')}>
      <form
        class="page-row"
        onSubmit={(event) => {
          event.preventDefault()
          if (account.trim() !== '') setAsked({ account: account.trim(), page: 1 })
        }}
      >
        <LabelledInput label={say('Account')}>
          {(id) => <input id={id} value={account} onInput={(event) => setAccount(event.currentTarget.value)} />}
        </LabelledInput>
        <button type="submit" class="send">
          {say('Show')}
        </button>
      </form>
      <div class="outcome" role="status">
        <FailureNotice sentence={failure} />
      </div>
      {failure === undefined && answer?.notes.map((note) => <NoteCard key={note.id} note={note} />)}
      {failure === undefined && answer && (
        <Turner page={answer} onTurn={(by) => setAsked({ ...asked, page: asked.page + by })} />
      )}
    </section>
  )
}

interface TurnerProps {
  readonly page: NotePage
  readonly onTurn: (by: -1 | 1) => void
}

/** To newer and older notes; nothing where one page holds them all. */
function Turner({ page: { first_page: isFirst, last_page: isLast }, onTurn }: TurnerProps) {
  const say = useSay()
  if (isFirst && isLast) return null
  return (
    <nav class="page-turner" aria-label={say('Pages')}>
      <button type="button" class="quiet-button" disabled={isFirst} onClick={() => onTurn(-1)}>
        {say('Newer')}
      </button>
      <button type="button" class="quiet-button" disabled={isLast} onClick={() => onTurn(1)}>
        {say('Older')}
      </button>
    </nav>
  )
}
