import { useState } from 'preact/hooks'
import type { Catalogue } from '../catalogue.ts'
import { PullProgress } from '../models/pull-progress.tsx'
import { formatRoute } from '../route.ts'
import { type Outcome, OutcomeLine } from '../ui/outcome-line.tsx'
import { useSay } from '../words/say.ts'
import { ImportForm } from './import-form.tsx'
import { ImportList } from './import-list.tsx'
import { JobTable } from './job-table.tsx'
import { OwnerPage } from './owner-page.tsx'
import { useWork } from './use-work.ts'
import { steerJob, stopImport, stopPull } from './work.ts'

/** What the server is at: imports, models that are got, jobs; and where to look after what runs by itself. */
export function WorkPage({ catalogue }: { readonly catalogue: Catalogue }) {
  return (
    <OwnerPage
      title="Imports and jobs"
      lead="What is taken in, what is got and what runs by itself, with how far it is. Each can be stopped; what was done stays."
    >
      {(apiKey) => <AllWork apiKey={apiKey} catalogue={catalogue} />}
    </OwnerPage>
  )
}

function AllWork({ apiKey, catalogue }: { readonly apiKey: string; readonly catalogue: Catalogue }) {
  const say = useSay()
  const { work, isLost } = useWork(apiKey)
  const [outcome, setOutcome] = useState<Outcome>()
  const act = (doing: Promise<void>, sentence: string) =>
    void doing.then(
      () => setOutcome({ kind: 'done', sentence }),
      (thrown: unknown) =>
        setOutcome({ kind: 'failed', sentence: say(thrown instanceof Error ? thrown.message : String(thrown)) }),
    )
  return (
    <>
      {isLost && (
        <p class="notice" role="alert">
          {say('Nothing is heard of the server just now; it is asked again every two seconds.')}
        </p>
      )}
      <OutcomeLine outcome={outcome} />
      <section class="page-section" aria-labelledby="imports-title">
        <h2 id="imports-title">{say('Imports')}</h2>
        <ImportForm apiKey={apiKey} />
        {work && (
          <ImportList
            imports={work.imports}
            onStop={(pid) => act(stopImport(pid, apiKey), say('It ends at the next safe place.'))}
          />
        )}
      </section>
      <section class="page-section" aria-labelledby="pulls-title">
        <h2 id="pulls-title">{say('Models that are got')}</h2>
        {work?.pulls.length === 0 && (
          <p class="placeholder">
            {say('None just now.')} <a href="#/models">{say('Models')}</a>
          </p>
        )}
        {work?.pulls.map((pull) => (
          <div key={pull.name} class="work-item">
            <h3>{pull.name}</h3>
            <PullProgress pull={pull} />
            {pull.state === 'pulling' && (
              <button
                type="button"
                class="quiet-button"
                onClick={() =>
                  act(
                    stopPull(pull.name, apiKey),
                    say('{name} is stopped; getting it again goes on from there.', { name: pull.name }),
                  )
                }
              >
                {say('Stop')}
                <span class="visually-hidden"> {pull.name}</span>
              </button>
            )}
          </div>
        ))}
      </section>
      <section class="page-section" aria-labelledby="jobs-title">
        <h2 id="jobs-title">{say('Jobs')}</h2>
        {work && (
          <JobTable
            jobs={work.jobs}
            catalogue={catalogue}
            onSteer={(name, verb) =>
              act(
                steerJob(name, verb, apiKey),
                verb === 'run' ? say('It is run as soon as may be.') : say('The run is broken off.'),
              )
            }
          />
        )}
      </section>
      <Elsewhere catalogue={catalogue} />
    </>
  )
}

/** Pages of interfaces on which operators look after something: the health of feeds. */
function Elsewhere({ catalogue }: { readonly catalogue: Catalogue }) {
  const say = useSay()
  const links = catalogue.flatMap(({ contract, pages, listing }) =>
    pages
      .filter(({ name }) => listing.operatorPages?.includes(name))
      .map(({ name, title }) => ({ href: formatRoute({ interface: contract.id, page: name }), contract, title })),
  )
  if (links.length === 0) return null
  return (
    <section class="page-section" aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title">{say('Looked after on pages of their own')}</h2>
      <ul class="plain-list">
        {links.map(({ href, contract, title }) => (
          <li key={href}>
            <a href={href}>
              {say(contract.title)}: {say(title)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
