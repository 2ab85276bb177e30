/** As the wire has them. */
const perPage = 100

interface Props {
  readonly page: number
  readonly total: number
  readonly onTurn: (page: number) => void
}

export function PageTurner({ page, total, onTurn }: Props) {
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (pages === 1 && page === 1) return null
  return (
    <nav class="page-turner" aria-label="Pages of the list">
      <button type="button" class="quiet-button" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Back
      </button>
      <span>
        Page {page} of {pages}
      </span>
      <button type="button" class="quiet-button" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        Next
      </button>
    </nav>
  )
}
