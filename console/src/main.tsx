import { render } from 'preact'
import { contracts } from '../../src/interfaces/contracts.ts'
import { KeyProvider } from './access/key-provider.tsx'
import { App } from './app.tsx'
import { createCatalogue } from './catalogue.ts'
import type { ListingFiles } from './listing.ts'
import { keepFocus } from './ui/keep-focus.ts'
import { applyTheme, readTheme, themeStorageName } from './ui/theme.ts'
import { readStored } from './ui/use-stored.ts'
import { WordsProvider } from './words/words-provider.tsx'

applyTheme(readTheme(readStored(() => localStorage, themeStorageName)))
keepFocus()
const pages = import.meta.glob('../../src/interfaces/*/console/*.page.tsx')
const listings: ListingFiles = import.meta.glob('../../src/interfaces/*/console/listing.ts', {
  eager: true,
  import: 'default',
})
const catalogue = createCatalogue(contracts, { pages, listings })
render(
  <WordsProvider>
    <KeyProvider>
      <App catalogue={catalogue} />
    </KeyProvider>
  </WordsProvider>,
  document.body,
)
