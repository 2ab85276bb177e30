import type { PreparedCall } from '../call/prepare-call.ts'
import { placeKey } from '../call/place-key.ts'
import { toCurl } from '../call/to-curl.ts'
import { toTypeScript } from '../../../src/kernel/wire/reference/to-typescript.ts'
import { keyRuleOf, type Place } from '../catalogue.ts'
import { useSay } from '../words/say.ts'
import { Code } from '../ui/code.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import type { Language } from '../ui/tokenize.ts'

interface Props {
  readonly place: Place
  /** Without its key. */
  readonly call: PreparedCall
  /** `undefined` when the call needs none; empty when it is not filled in yet. */
  readonly apiKey: string | undefined
  /** Whether it is seen without being asked for. */
  readonly isOpen?: boolean
}

/** The call as it stands, as curl and as TypeScript. A key is copied but not shown. */
export function CallAsCode({ place, call, apiKey, isOpen = false }: Props) {
  const say = useSay()
  const shownKey = apiKey === undefined ? '' : apiKey && '********'
  const inCurl = (key: string) => toCurl(placeKey(call, keyRuleOf(place), key), location.origin)
  const inTypeScript = (key: string) =>
    toTypeScript({
      interface: place.entry.clientName,
      operation: place.name,
      input: call.input,
      origin: location.origin,
      key,
    })
  const placeholder = apiKey === undefined ? '' : 'YOUR_KEY'
  const listings = [
    { title: 'curl', subject: say('the curl command'), language: 'shell', write: inCurl },
    { title: 'TypeScript', subject: say('the TypeScript program'), language: 'typescript', write: inTypeScript },
  ] as const
  return (
    <details class="panel call-as-code" open={isOpen}>
      <summary>{say('This call as code')}</summary>
      {listings.map(({ write, ...listing }) => (
        <Listing {...listing} shown={write(shownKey || placeholder)} copied={write(apiKey || placeholder)} />
      ))}
    </details>
  )
}

interface ListingProps {
  readonly title: string
  readonly subject: string
  readonly language: Language
  readonly shown: string
  readonly copied: string
}

function Listing({ title, subject, language, shown, copied }: ListingProps) {
  const say = useSay()
  return (
    <div class="listing">
      <header class="panel-head">
        <h2>{title}</h2>
        <CopyButton subject={subject} text={copied} />
      </header>
      <Code text={shown} language={language} label={say('This call in {language}', { language: title })} />
    </div>
  )
}
