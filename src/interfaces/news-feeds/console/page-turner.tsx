import { useSay } from '../../../../console/src/words/say.ts'

/** As the wire has them. */
const perPage = 100

interface Props {
  readonly page: number
  readonly total: number
  readonly onTurn: (page: number) => void
}

export function PageTurner({ page, total, onTurn }: Props) {
  const say = useSay()
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (pages === 1 && page === 1) return null
  return (
    <nav class="page-turner" aria-label={say('Pages of the list')}>
      <button type="button" class="quiet-button" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {say('Back')}
      </button>
      <span>{say('Page {page} of {pages}', { page, pages })}</span>
      <button type="button" class="quiet-button" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {say('Next')}
      </button>
    </nav>
  )
}
