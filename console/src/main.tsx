import { render } from 'preact'
import { contracts } from '../../src/interfaces/contracts.ts'
import { App } from './app.tsx'
import { createCatalogue } from './catalogue.ts'
import { applyTheme, readTheme, themeStorageName } from './ui/theme.ts'
import { readStored } from './ui/use-stored.ts'

applyTheme(readTheme(readStored(() => localStorage, themeStorageName)))
const pages = import.meta.glob('../../src/interfaces/*/console/*.page.tsx')
render(<App catalogue={createCatalogue(contracts, pages)} />, document.body)
