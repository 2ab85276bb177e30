import { useState } from 'preact/hooks'
import type { Catalogue } from '../catalogue.ts'
import { type Outcome, OutcomeLine, toFailed } from '../ui/outcome-line.tsx'
import { useSay } from '../words/say.ts'
import { Elsewhere } from './elsewhere.tsx'
import { ImportForm } from './import-form.tsx'
import { ImportList } from './import-list.tsx'
import { JobTable } from './job-table.tsx'
import { OwnerPage } from './owner-page.tsx'
import { PullList } from './pull-list.tsx'
import { useWork } from './use-work.ts'
import { steerJob, stopImport, stopPull, type Work } from './work.ts'

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

interface WorkProps {
  readonly apiKey: string
  readonly catalogue: Catalogue
}

function AllWork({ apiKey, catalogue }: WorkProps) {
  const say = useSay()
  const { work, isLost } = useWork(apiKey)
  const [outcome, setOutcome] = useState<Outcome>()
  const act = (doing: Promise<void>, sentence: string) =>
    void doing.then(
      () => setOutcome({ kind: 'done', sentence }),
      (thrown: unknown) => setOutcome(toFailed(thrown)),
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
      <PullsAndJobs work={work} apiKey={apiKey} catalogue={catalogue} onAct={act} />
      <Elsewhere catalogue={catalogue} />
    </>
  )
}

interface PullsProps extends WorkProps {
  readonly work: Work | undefined
  /** Does something, and says so. */
  readonly onAct: (doing: Promise<void>, sentence: string) => void
}

function PullsAndJobs({ work, apiKey, catalogue, onAct }: PullsProps) {
  const say = useSay()
  const stop = (name: string) =>
    onAct(stopPull(name, apiKey), say('{name} is stopped; getting it again goes on from there.', { name }))
  const steer = (name: string, verb: 'run' | 'cancel') =>
    onAct(
      steerJob(name, verb, apiKey),
      verb === 'run' ? say('It is run as soon as may be.') : say('The run is broken off.'),
    )
  return (
    <>
      <section class="page-section" aria-labelledby="pulls-title">
        <h2 id="pulls-title">{say('Models that are got')}</h2>
        {work && <PullList pulls={work.pulls} onStop={stop} />}
      </section>
      <section class="page-section" aria-labelledby="jobs-title">
        <h2 id="jobs-title">{say('Jobs')}</h2>
        {work && <JobTable jobs={work.jobs} catalogue={catalogue} onSteer={steer} />}
      </section>
    </>
  )
}
