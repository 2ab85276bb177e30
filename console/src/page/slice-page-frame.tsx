import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Contract } from '../../../src/kernel/contract.ts'
import type { PagePlace } from '../catalogue.ts'
import { KeyInput } from '../form/key-input.tsx'
import type { SlicePageProps } from '../pages.ts'
import { formatRoute } from '../route.ts'
import type { KnownStatus } from '../server/use-status.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'

interface Props {
  readonly place: PagePlace
  readonly known: KnownStatus
  readonly apiKey: string
  readonly onKeyChange: (key: string) => void
}

/** A slice's own page below its heading. It opens with the key that is known, or once one was entered. */
export function SlicePageFrame({ place: { entry, page }, known, apiKey, onKeyChange }: Props) {
  const [opened, setOpened] = useState({ apiKey, times: 0 })
  const needsKey = !page.isOpen || known.status?.requireKey === true
  return (
    <article class="operation">
      <header class="operation-head">
        <div class="eyebrow">
          <span class="spec">{entry.contract.spec}</span>
          <a href={formatRoute({ interface: entry.contract.id })}>{entry.contract.title}</a>
        </div>
        <h1>{page.title}</h1>
        {!page.isOpen && <p class="lead">{describeKey(entry.contract)}</p>}
      </header>
      {needsKey && (
        <form
          class="page-key"
          aria-label="Access"
          onSubmit={(event) => {
            event.preventDefault()
            setOpened({ apiKey, times: opened.times + 1 })
          }}
        >
          <KeyInput rule={{ in: 'bearer', need: 'required' }} value={apiKey} onChange={onKeyChange} />
          <button type="submit" class="send">
            Open
          </button>
        </form>
      )}
      {(!needsKey || opened.apiKey !== '') && <OpenedPage key={opened.times} page={page} apiKey={opened.apiKey} />}
    </article>
  )
}

/** Some operations are the owner's alone. */
function describeKey({ operations }: Contract): string {
  const isOwners = Object.values(operations).some(({ key }) => key?.scope === '*')
  return isOwners
    ? 'For a key that opens every interface: one that was made without --only.'
    : 'For a key that opens this interface.'
}

type Loaded = { readonly page: ComponentType<SlicePageProps> } | { readonly failed: true }

function OpenedPage({ page, apiKey }: SlicePageProps & Pick<PagePlace, 'page'>) {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let current = true
    page.load().then(
      (found) => current && setLoaded({ page: found }),
      () => current && setLoaded({ failed: true }),
    )
    return () => void (current = false)
  }, [page])
  if (!loaded) return null
  if ('failed' in loaded) return <PageFailure />
  const Content = loaded.page
  return (
    <ErrorBoundary fallback={<PageFailure />}>
      <Content apiKey={apiKey} />
    </ErrorBoundary>
  )
}

function PageFailure() {
  return (
    <p class="notice" role="alert">
      This page could not be drawn. Load it again; the operations of the interface work as before.
    </p>
  )
}
