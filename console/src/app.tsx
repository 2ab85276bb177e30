import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { findPage, findPlace, type Catalogue } from './catalogue.ts'
import { Brand } from './navigation/brand.tsx'
import { Drawer } from './navigation/drawer.tsx'
import { InterfaceList } from './navigation/interface-list.tsx'
import { ModelsPage } from './models/models-page.tsx'
import { WelcomePage } from './models/welcome-page.tsx'
import { MissingPage } from './page/missing-page.tsx'
import { OperationPage, type Visit } from './page/operation-page.tsx'
import { OverviewPage } from './page/overview-page.tsx'
import { SlicePageFrame } from './page/slice-page-frame.tsx'
import { formatRoute } from './route.ts'
import { useStatus } from './server/use-status.ts'
import { isTypedInto } from './ui/platform.ts'
import { ThemeSwitch } from './ui/theme-switch.tsx'
import { useMedia } from './ui/use-media.ts'
import { useStored } from './ui/use-stored.ts'
import { useRoute } from './use-route.ts'

export function App({ catalogue }: { readonly catalogue: Catalogue }) {
  const route = useRoute()
  const known = useStatus()
  const isNarrow = useMedia('(max-width: 54rem)')
  const [drawerOpen, setDrawerOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => setDrawerOpen(false), [route.interface, route.operation])
  useSearchShortcut(() => {
    setDrawerOpen(isNarrow)
    // The drawer shows after the next drawing.
    requestAnimationFrame(() => search.current?.focus())
  })

  const list = (
    <>
      <InterfaceList catalogue={catalogue} route={route} status={known.status} search={search} />
      <FrameFoot version={known.status?.version} />
    </>
  )
  return (
    <>
      <a class="skip-link" href="#main" onClick={skipToMain}>
        Skip to the content
      </a>
      <header class="frame-head">
        <Brand />
        {isNarrow ? (
          <>
            <button type="button" class="menu-button" aria-haspopup="dialog" onClick={() => setDrawerOpen(true)}>
              Interfaces
            </button>
            <Drawer open={drawerOpen} onClose={() => setDrawerOpen(false)}>
              {list}
            </Drawer>
          </>
        ) : (
          list
        )}
      </header>
      <main id="main" tabIndex={-1}>
        {known.unreachable && (
          <p class="notice" role="alert">
            Mainstay does not answer at {location.origin}. What is shown here may be out of date.
          </p>
        )}
        <Page catalogue={catalogue} known={known} route={route} />
      </main>
    </>
  )
}

interface PageProps {
  readonly catalogue: Catalogue
  readonly known: ReturnType<typeof useStatus>
  readonly route: ReturnType<typeof useRoute>
}

function Page({ catalogue, known, route }: PageProps) {
  const [apiKey, setApiKey] = useStored(() => sessionStorage, 'mainstay.key')
  const visits = useRef(new Map<string, Visit>())
  const place = useMemo(() => findPlace(catalogue, route), [catalogue, route])
  const pagePlace = useMemo(() => findPage(catalogue, route), [catalogue, route])
  useTitle(place?.operation.summary ?? pagePlace?.page.title ?? lookUpTitle(route.interface))
  if (!route.interface) return <OverviewPage catalogue={catalogue} known={known} />
  if (route.interface === 'models') return <ModelsPage apiKey={apiKey} onKeyChange={setApiKey} />
  if (route.interface === 'welcome')
    return <WelcomePage givenKey={route.operation} apiKey={apiKey} onKeyChange={setApiKey} />
  if (pagePlace)
    return (
      <SlicePageFrame key={location.hash} place={pagePlace} known={known} apiKey={apiKey} onKeyChange={setApiKey} />
    )
  if (!place) return <MissingPage />
  const id = formatRoute({ interface: place.entry.contract.id, operation: place.name })
  return (
    <OperationPage
      key={id}
      place={place}
      known={known}
      apiKey={apiKey}
      onKeyChange={setApiKey}
      earlier={visits.current.get(id)}
      onVisit={(visit) => visits.current.set(id, visit)}
    />
  )
}

/** Of the pages of the server itself. */
function lookUpTitle(name: string | undefined): string | undefined {
  if (name === 'models') return 'Models'
  return name === 'welcome' ? 'Welcome' : undefined
}

function FrameFoot({ version }: { readonly version: string | undefined }) {
  return (
    <div class="frame-foot">
      <ThemeSwitch />
      <p>
        <a href="#/models">Models</a>
        <a href="/docs">Reference</a>
        <a href="/openapi.json">OpenAPI</a>
        {version && <span>Version {version}</span>}
      </p>
    </div>
  )
}

function useTitle(subject: string | undefined): void {
  useEffect(() => {
    document.title = subject ? `${subject} - Mainstay` : 'Mainstay'
    scrollTo(0, 0)
  }, [subject])
}

/** A slash leads to the search, unless it is being typed into something. */
function useSearchShortcut(focusSearch: () => void): void {
  const latest = useRef(focusSearch)
  latest.current = focusSearch
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** The hash holds the place, so it cannot also be the target of a link within the page. */
function skipToMain(event: Event): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
