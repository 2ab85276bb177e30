import { readSettings } from '../../../../../kernel/foundation/config/read-settings.ts'
import { settings } from '../../../settings.ts'
import createEngine from '../../upstream.ts'

/** The engine over these servers. */
export function createUpstream(
  servers: { readonly url: string } | readonly { readonly url: string }[],
  environment: Readonly<Record<string, string>> = {},
) {
  const urls = [servers].flat().map(({ url }) => url)
  return createEngine({
    settings: readSettings(settings, { CHAT_UPSTREAM_URL: urls.join(','), ...environment }),
    now: Date.now,
  })
}
