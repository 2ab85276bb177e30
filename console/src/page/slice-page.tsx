import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useKey } from '../access/key-context.ts'
import { opensInterface } from '../access/key-holder.ts'
import type { CatalogueEntry } from '../catalogue.ts'
import type { SlicePage, SlicePageProps } from '../pages.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { useSay } from '../words/say.ts'
import { AccessPanel } from './access-panel.tsx'

interface Props {
  readonly entry: CatalogueEntry
  readonly page: SlicePage
  /** Whether every call needs a key, whatever its contract says. */
  readonly requireKey: boolean
}

/** A page that a slice brings, opened by the key that is known where it needs one. */
export function SlicePageContent({ entry, page, requireKey }: Props) {
  const say = useSay()
  const { value, check } = useKey()
  if (page.isOpen && !requireKey) return <LoadedPage page={page} apiKey="" />
  const ids = [entry.contract.id, ...(entry.contract.key.openedBy ?? [])]
  const isOutOfScope = check.state === 'good' && !opensInterface(check.holder, ids)
  const isOpen = check.state === 'unchecked' || (check.state === 'good' && !isOutOfScope)
  return (
    <>
      {check.state !== 'good' && isOwners(entry) && (
        <p class="also">{say('For a key that opens every interface: one that was made without --only.')}</p>
      )}
      <AccessPanel />
      {isOutOfScope && (
        <p class="notice" role="alert">
          {say('This key does not open {title}. Use one that does.', { title: say(entry.contract.title) })}
        </p>
      )}
      {isOpen && <LoadedPage key={value} page={page} apiKey={value} />}
    </>
  )
}

/** Some operations are the owner's alone. */
function isOwners({ contract: { operations } }: CatalogueEntry): boolean {
  return Object.values(operations).some(({ key }) => key?.scope === '*')
}

type Loaded = { readonly page: ComponentType<SlicePageProps> } | { readonly failed: true }

function LoadedPage({ page, apiKey }: SlicePageProps & Pick<Props, 'page'>) {
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
  const say = useSay()
  return (
    <p class="notice" role="alert">
      {say('This page could not be drawn. Load it again; the operations of the interface work as before.')}
    </p>
  )
}
