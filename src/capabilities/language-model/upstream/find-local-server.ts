import { asJsonObject } from '../../../libraries/json/json-object.ts'
import { parseJson } from '../../../libraries/json/parse-json.ts'
import { createAddressGuard } from '../../../kernel/foundation/outgoing/address-guard.ts'
import { readLimited } from '../../../kernel/foundation/outgoing/read-limited.ts'
import { sendRequest } from '../../../kernel/foundation/outgoing/send-request.ts'
import { asJsonObjects } from './json.ts'
import type { EngineSuggestion } from '../../../kernel/wire/interface/engine.ts'

/** A model server as it is usually run on a machine of one's own. */
export interface LocalServer {
  readonly name: string
  readonly port: number
}

const usualServers: readonly LocalServer[] = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
  { name: 'vLLM', port: 8000 },
]

/** Milliseconds for all of them together: a port where nothing listens says so at once. */
const timeoutMs = 1000
const maxBytes = 16_777_216
const guard = createAddressGuard({ isAllowed: () => true })

/**
 * The settings that would have the first of these servers answer, where one does; undefined where none has models. Each is
 * asked once for the list of its models, and sent nothing else.
 */
export async function suggestLocalServer(servers = usualServers): Promise<EngineSuggestion | undefined> {
  const signal = AbortSignal.timeout(timeoutMs)
  const answers = await Promise.all(servers.map((server) => hasModels(server, signal)))
  const found = servers.find((_, index) => answers[index])
  if (!found) return undefined
  const { name, port } = found
  return {
    about: `A model server answers on port ${port}, as ${name} usually does.`,
    settings: { CHAT_ENGINE: 'upstream', CHAT_UPSTREAM_URL: `http://127.0.0.1:${port}/v1` },
  }
}

/** Whether the list of models that all of them serve is there, and not empty. */
async function hasModels({ port }: LocalServer, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await sendRequest(new URL(`http://127.0.0.1:${port}/v1/models`), {
      guard,
      headers: {},
      connectTimeoutMs: timeoutMs,
      signal,
    })
    const text = await readLimited(response, maxBytes)
    const listed = response.statusCode === 200 ? parseJson(text) : undefined
    return asJsonObjects(asJsonObject(listed)?.['data']).length > 0
  } catch {
    return false
  }
}
