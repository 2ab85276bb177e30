/** The console's form on a page of /docs: fills every place that such a page leaves for it. */
import { render } from 'preact'
import { contracts } from '../../../src/interfaces/contracts.ts'
import { KeyProvider } from '../access/key-provider.tsx'
import { createCatalogue, findPlace, type Place } from '../catalogue.ts'
import { OperationTrial } from '../page/operation-trial.tsx'
import { useStatus } from '../server/use-status.ts'
import { WordsProvider } from '../words/words-provider.tsx'

const catalogue = createCatalogue(contracts)

function Trial({ place }: { readonly place: Place }) {
  return (
    <WordsProvider>
      <KeyProvider>
        <KnownTrial place={place} />
      </KeyProvider>
    </WordsProvider>
  )
}

function KnownTrial({ place }: { readonly place: Place }) {
  const known = useStatus()
  return <OperationTrial place={place} known={known} />
}

for (const element of document.querySelectorAll<HTMLElement>('.trial')) {
  const { interface: id = '', operation = '' } = element.dataset
  const place = findPlace(catalogue, { interface: id, operation })
  if (!place) continue
  const form = document.createElement('div')
  form.lang = document.documentElement.lang
  element.append(form)
  render(<Trial place={place} />, form)
}
