/** What pages of /docs do in the browser. It is read before the page is drawn, so that the chosen colours are there at once. */
import { applyTheme, readTheme, themeStorageName } from '../ui/theme.ts'
import { readStored } from '../ui/use-stored.ts'
import { languageStorageName, pickLanguage } from '../words/language.ts'
import { addCopyButtons } from './add-copy-buttons.ts'
import { addSwitches } from './add-switches.ts'
import { colourCode } from './colour-code.ts'
import { loadTrials } from './load-trials.ts'
import { makeTabs } from './make-tabs.ts'
import { openMenu } from './open-menu.ts'
import { openSearch } from './open-search.ts'
import { speakJapanese } from './speak-japanese.ts'
import './site.css'

applyTheme(readTheme(readStored(() => localStorage, themeStorageName)))
document.documentElement.lang = pickLanguage(
  readStored(() => localStorage, languageStorageName),
  navigator.languages,
)
document.documentElement.classList.add('has-script')
document.addEventListener('DOMContentLoaded', () => {
  speakJapanese()
  addSwitches()
  makeTabs()
  colourCode()
  addCopyButtons()
  openMenu()
  openSearch()
  loadTrials()
})
