import { useKey } from '../access/key-context.ts'
import { Code } from '../ui/code.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { useSay } from '../words/say.ts'

const things = [
  {
    href: '#/chat-completions',
    title: 'Ask something',
    about: 'A chat that answers as it thinks, word by word. Ask what 17 × 23 is.',
  },
  {
    href: '#/translate-header-key',
    title: 'Translate a sentence',
    about: 'Type in one language and read it in another, offline.',
  },
  {
    href: '#/bin-packing',
    title: 'Load a lorry',
    about: 'Boxes are packed before your eyes; step through the loading.',
  },
] as const

/** Three pages that show at once what is here, and the same as a program would call it. */
export function ThingsToTry() {
  const say = useSay()
  const { value } = useKey()
  const write = (key: string) =>
    `curl -s ${location.origin}/chat/v1/chat/completions -H "Authorization: Bearer ${key}" -H 'Content-Type: application/json' -d '{"model":"gpt-4o","messages":[{"role":"user","content":"How much is 17 * 23?"}]}'`
  return (
    <section class="page-section" aria-labelledby="welcome-try">
      <h2 id="welcome-try">{say('2. Three things to try')}</h2>
      <ul class="cards">
        {things.map(({ href, title, about }) => (
          <li class="card" key={href}>
            <h3>
              <a href={href}>{say(title)}</a>
            </h3>
            <p>{say(about)}</p>
          </li>
        ))}
      </ul>
      <p>{say('Or from a program; the key goes along when this is copied:')}</p>
      <div class="welcome-call">
        <Code text={write('$MAINSTAY_KEY')} language="shell" label={say('A call of chat')} />
        <CopyButton text={write(value || '$MAINSTAY_KEY')} subject={say('the call')} />
      </div>
      <p>
        <a href="#/">{say('All interfaces')}</a> · <a href="#/keys">{say('Keys for others')}</a>
      </p>
    </section>
  )
}
