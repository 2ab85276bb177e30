import { useEffect, useMemo, useRef } from 'preact/hooks'
import { KeysPage } from './keys/keys-page.tsx'
import { CallsPage } from './operator/calls-page.tsx'
import { FaultNotice } from './operator/fault-notice.tsx'
import { FaultsPage } from './operator/faults-page.tsx'
import { WorkPage } from './operator/work-page.tsx'
import { findPage, findPlace, type Catalogue } from './catalogue.ts'
import { FrameHead } from './navigation/frame-head.tsx'
import { ModelsPage } from './models/models-page.tsx'
import { InterfacePage } from './page/interface-page.tsx'
import { MissingPage } from './page/missing-page.tsx'
import { OperationPage } from './page/operation-page.tsx'
import type { Visit } from './page/operation-trial.tsx'
import { OverviewPage } from './overview/overview-page.tsx'
import { formatRoute, type Route } from './route.ts'
import { type KnownStatus, useStatus } from './server/use-status.ts'
import { useRoute } from './use-route.ts'
import { WelcomePage } from './welcome/welcome-page.tsx'
import { useSay } from './words/say.ts'

export function App({ catalogue }: { readonly catalogue: Catalogue }) {
  const say = useSay()
  const route = useRoute()
  const known = useStatus()
  return (
    <>
      <a class="skip-link" href="#main" onClick={skipToMain}>
        {say('Skip to the content')}
      </a>
      <FrameHead catalogue={catalogue} route={route} status={known.status} />
      <main id="main" tabIndex={-1}>
        {known.unreachable && (
          <p class="notice" role="alert">
            {say('Mainstay does not answer at {origin}. What is shown here may be out of date.', {
              origin: location.origin,
            })}
          </p>
        )}
        <FaultNotice catalogue={catalogue} status={known.status} />
        <Page catalogue={catalogue} known={known} route={route} />
      </main>
    </>
  )
}

interface PageProps {
  readonly catalogue: Catalogue
  readonly known: KnownStatus
  readonly route: Route
}

function Page({ catalogue, known, route }: PageProps) {
  const visits = useRef(new Map<string, Visit>())
  const pagePlace = useMemo(() => findPage(catalogue, route), [catalogue, route])
  const place = useMemo(() => (pagePlace ? undefined : findPlace(catalogue, route)), [catalogue, route, pagePlace])
  const id = place && formatRoute({ interface: place.entry.contract.id, operation: place.name })
  useTitle(
    serverPages.get(route.interface ?? '') ??
      place?.operation.summary ??
      pagePlace?.page?.title ??
      pagePlace?.entry.contract.title,
  )
  // An operation that was asked for by its older address is shown under its own.
  useEffect(() => {
    if (id !== undefined && location.hash !== id) history.replaceState(null, '', id)
  }, [id])
  if (!route.interface) return <OverviewPage catalogue={catalogue} known={known} />
  if (route.interface === 'models') return <ModelsPage />
  if (route.interface === 'keys') return <KeysPage catalogue={catalogue} />
  if (route.interface === 'work') return <WorkPage catalogue={catalogue} />
  if (route.interface === 'calls') return <CallsPage catalogue={catalogue} />
  if (route.interface === 'faults') return <FaultsPage catalogue={catalogue} onChange={known.refresh} />
  if (route.interface === 'welcome') return <WelcomePage token={route.page} />
  if (pagePlace) return <InterfacePage key={route.interface} place={pagePlace} known={known} />
  if (!place || id === undefined) return <MissingPage />
  return (
    <OperationPage
      key={id}
      place={place}
      known={known}
      earlier={visits.current.get(id)}
      onVisit={(visit) => visits.current.set(id, visit)}
    />
  )
}

/** Titles of the pages of the server itself. */
const serverPages: ReadonlyMap<string, string> = new Map([
  ['models', 'Models'],
  ['keys', 'Keys'],
  ['work', 'Imports and jobs'],
  ['calls', 'Calls'],
  ['faults', 'Failures on purpose'],
  ['welcome', 'Welcome'],
])

function useTitle(subject: string | undefined): void {
  const say = useSay()
  const title = subject === undefined ? undefined : say(subject)
  useEffect(() => {
    document.title = title ? `${title} - Mainstay` : 'Mainstay'
    scrollTo(0, 0)
  }, [title])
}

/** The hash holds the place, so it cannot also be the target of a link within the page. */
function skipToMain(event: Event): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
