import { useLayoutEffect } from 'preact/hooks'
import { applyTheme, readTheme, themes, themeStorageName, type Theme } from './theme.ts'
import { useSay } from '../words/say.ts'
import { useStored } from './use-stored.ts'

const names: Readonly<Record<Theme, string>> = { system: 'Auto', light: 'Light', dark: 'Dark' }

/** Light, dark, or as the system has it; the choice is remembered. */
export function ThemeSwitch() {
  const say = useSay()
  const [stored, store] = useStored(() => localStorage, themeStorageName)
  const chosen = readTheme(stored)
  useLayoutEffect(() => applyTheme(chosen), [chosen])
  return (
    <fieldset class="theme-switch">
      <legend class="visually-hidden">{say('Colours')}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            class="visually-hidden"
            checked={theme === chosen}
            onChange={() => store(theme === 'system' ? '' : theme)}
          />
          <span>{say(names[theme])}</span>
        </label>
      ))}
    </fieldset>
  )
}
