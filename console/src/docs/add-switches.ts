import { applyTheme, readTheme, themes, themeStorageName } from '../ui/theme.ts'
import { readStored } from '../ui/use-stored.ts'
import { languageCodes, languages, languageStorageName } from '../words/language.ts'
import { saySite } from './say-site.ts'
import { storeChoice } from './store-choice.ts'

const themeNames = { system: 'Auto', light: 'Light', dark: 'Dark' }
/** How commands are written: as pages have them, or as a clone has them. */
const commandWords = { installed: 'mainstay', clone: 'npm run mainstay --' }
const commandNames = { installed: 'Installed', clone: 'Clone' }
const commandStorageName = 'mainstay.commands'

type Commands = keyof typeof commandWords

/** The colours of the page, whether commands are those of a clone, and the language of all but the text. */
export function addSwitches(): void {
  const place = document.querySelector<HTMLElement>('.site-switches')
  const commands = readCommands(readStored(() => localStorage, commandStorageName))
  showCommands(commands)
  place?.append(
    createSwitch('Commands of', commandNames, commands, (chosen) => {
      storeChoice(commandStorageName, chosen)
      showCommands(readCommands(chosen))
    }),
    createSwitch('Colours', themeNames, readTheme(readStored(() => localStorage, themeStorageName)), (chosen) => {
      storeChoice(themeStorageName, chosen === 'system' ? '' : chosen)
      applyTheme(themes.find((each) => each === chosen) ?? 'system')
    }),
    createSwitch('Language', languages, document.documentElement.lang, (chosen) => {
      storeChoice(languageStorageName, chosen)
      location.reload()
    }),
  )
  place?.removeAttribute('hidden')
}

function readCommands(text: string): Commands {
  const wanted = text === '' ? document.documentElement.dataset['commands'] : text
  return wanted === 'clone' ? 'clone' : 'installed'
}

function showCommands(commands: Commands): void {
  for (const each of document.querySelectorAll('.command')) each.textContent = commandWords[commands]
}

function createSwitch(
  title: string,
  names: Readonly<Record<string, string>>,
  chosen: string,
  onChoose: (value: string) => void,
): HTMLElement {
  const fieldset = document.createElement('fieldset')
  fieldset.className = 'theme-switch'
  const legend = document.createElement('legend')
  legend.className = 'visually-hidden'
  legend.textContent = saySite(title)
  fieldset.append(legend)
  for (const [value, name] of Object.entries(names)) {
    const label = document.createElement('label')
    const input = document.createElement('input')
    Object.assign(input, { type: 'radio', name: title, className: 'visually-hidden', checked: value === chosen })
    input.addEventListener('change', () => onChoose(value))
    const words = document.createElement('span')
    words.textContent = saySite(name)
    if (languageCodes.some((code) => code === value)) label.lang = value
    label.append(input, words)
    fieldset.append(label)
  }
  return fieldset
}
