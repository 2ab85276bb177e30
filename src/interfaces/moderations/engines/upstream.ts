/** Moderates by any server that has this operation: the original, another Mainstay, LocalAI and others. */
import { postJson } from '../../../dialects/openai/upstream/post-json.ts'
import { readAddress } from '../../../dialects/openai/upstream/read-address.ts'
import type { EngineContext } from '../../../kernel/engines.ts'
import type { Moderator } from '../engine.ts'
import { readModeration } from './upstream/read-moderation.ts'
import type { UpstreamSettings } from './upstream/settings.ts'

const mostBytes = 16 * 1024 * 1024

export default function createEngine({
  settings,
  fetch,
}: Pick<EngineContext<UpstreamSettings>, 'settings' | 'fetch'>): Moderator {
  const server = {
    title: 'moderation server',
    address: readAddress(settings.MODERATIONS_UPSTREAM_URL, 'MODERATIONS_UPSTREAM_URL'),
    key: settings.MODERATIONS_UPSTREAM_KEY,
    keySetting: 'MODERATIONS_UPSTREAM_KEY',
    retries: settings.MODERATIONS_UPSTREAM_RETRIES,
    timeoutMs: settings.MODERATIONS_UPSTREAM_SECONDS * 1000,
    mostBytes,
  }
  return {
    async moderate({ texts, model = settings.MODERATIONS_UPSTREAM_MODEL }, { signal } = {}) {
      const body = { input: texts, ...(model !== undefined && { model }) }
      const found = await postJson(fetch, server, { path: '/moderations', body, signal })
      return readModeration(found, texts.length, model)
    },
  }
}
