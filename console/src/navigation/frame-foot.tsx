import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { LanguageSwitch } from '../words/language-switch.tsx'
import { useWords } from '../words/say.ts'

/** Below the list of interfaces: how the page looks, and the pages of the server itself. */
export function FrameFoot({ version }: { readonly version: string | undefined }) {
  const { say, language } = useWords()
  return (
    <div class="frame-foot">
      <div class="frame-switches">
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
      <p>
        <a href="#/models">{say('Models')}</a>
        <a href="#/keys">{say('Keys')}</a>
        <a href="#/work">{say('Imports and jobs')}</a>
        <a href="#/calls">{say('Calls')}</a>
        <a href="#/faults">{say('Failures on purpose')}</a>
        <a href="/docs/">{say('Documentation')}</a>
        {language === 'ja' && <a href="/docs/ja.html">日本語の紹介</a>}
        <a href="/openapi.json">OpenAPI</a>
        {version && <span>{say('Version {version}', { version })}</span>}
      </p>
    </div>
  )
}
