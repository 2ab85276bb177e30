import { isKnownEdition } from '../../../dialects/mediawiki/known-editions.ts'
import { encodeTitle } from '../../../dialects/mediawiki/encode-title.ts'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { version } from '../../../kernel/foundation/version.ts'
import type { Encyclopedia } from '../port.ts'
import type { Settings } from '../settings.ts'
import { AnswerCache } from './upstream/answer-cache.ts'
import { fetchWithRetry } from './upstream/fetch-with-retry.ts'

type Context = Pick<EngineContext<Settings>, 'settings' | 'fetch' | 'now'>

/** Longer addresses are sent as a form; servers and proxies cut off at 8 KB or less. */
const maxQueryLength = 2000

/** Passes calls on to a MediaWiki elsewhere, and keeps answers for as long as that server allows. */
export default function createEngine({ settings, fetch, now }: Context): Encyclopedia {
  const template = readTemplate(settings.ENCYCLOPEDIA_UPSTREAM_URL)
  const cache = new AnswerCache(now)
  const options = {
    fetch,
    userAgent: settings.ENCYCLOPEDIA_USER_AGENT ?? `Mainstay/${version} (https://www.npmjs.com/package/mainstay)`,
    timeoutMs: settings.ENCYCLOPEDIA_UPSTREAM_TIMEOUT_SECONDS * 1000,
  }
  return {
    async read({ language, title, followsRedirects }) {
      if (!isKnownEdition(language)) return undefined
      const folder = `${template.replaceAll('{lang}', language)}/wiki/`
      return { kind: 'elsewhere', address: folder + encodeTitle(title) + (followsRedirects ? '' : '?redirect=no') }
    },
    async act({ language, parameters }, signal) {
      // The code becomes part of a host name.
      if (!isKnownEdition(language)) return undefined
      const address = `${template.replaceAll('{lang}', language)}/w/api.php`
      const sent = [...parameters].filter(([name]) => name !== 'callback')
      const query = new URLSearchParams([...sent, ['format', 'json']]).toString()
      if (query.length > maxQueryLength) return (await fetchWithRetry({ address, form: query }, options, signal)).answer
      const url = `${address}?${query}`
      const kept = cache.find(url)
      if (kept) return kept
      const { answer, bytes, headers } = await fetchWithRetry({ address: url }, options, signal)
      if (answer.errorCode === undefined) cache.keep(url, answer, bytes, headers)
      return answer
    },
  }
}

/** @throws OperatorError when the setting is no address with the edition in it. */
function readTemplate(text: string | undefined): string {
  const url = text?.replace(/\/+$/, '').replace(/\/w\/api\.php$/, '')
  const protocol = url && URL.parse(url.replaceAll('{lang}', 'en'))?.protocol
  if (url && (protocol === 'https:' || protocol === 'http:')) return url
  throw new OperatorError(
    'The engine upstream needs ENCYCLOPEDIA_UPSTREAM_URL, such as https://{lang}.wikipedia.org or http://127.0.0.1:8022/encyclopedia/{lang}.',
  )
}
