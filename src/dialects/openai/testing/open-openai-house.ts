import OpenAI from 'openai'
import { createUpstream } from '../../../capabilities/language-model/engines/upstream/testing/create-upstream.ts'
import {
  type OpenaiDouble,
  startOpenaiDouble,
} from '../../../capabilities/language-model/testing/start-openai-double.ts'
import type { House } from '../../../kernel/assemble.ts'
import type { AnyInterface } from '../../../kernel/interface.ts'
import { openTestHouse } from '../../../kernel/testing/open-test-house.ts'

export interface OpenaiHouse {
  readonly house: House
  /** `http://127.0.0.1:PORT/chat/v1`. */
  readonly baseUrl: string
  readonly key: string
  /** The official client, which does not try again. */
  readonly client: OpenAI
}

/** A house that listens, and the official client pointed at it with a key of the free plan. */
export async function openOpenaiHouse(
  interfaces: readonly AnyInterface[],
  environment: Readonly<Record<string, string>> = {},
): Promise<OpenaiHouse> {
  const house = await openTestHouse(interfaces, environment)
  const origin = await house.server.listen({ host: '127.0.0.1', port: 0 })
  const { secret: key } = await house.keys.make({ name: 'test', scopes: '*', plan: 'free' })
  const baseUrl = `${origin}/chat/v1`
  return { house, baseUrl, key, client: new OpenAI({ baseURL: baseUrl, apiKey: key, maxRetries: 0 }) }
}

/** The same with `CHAT_ENGINE=upstream`: calls are passed on to a fake of an OpenAI-compatible server. */
export async function openHouseOverDouble(
  interfaces: readonly AnyInterface[],
  environment: Readonly<Record<string, string>> = {},
): Promise<OpenaiHouse & { readonly double: OpenaiDouble }> {
  const double = await startOpenaiDouble()
  const settings = { CHAT_ENGINE: 'upstream', CHAT_UPSTREAM_URL: double.url, ...environment }
  return { ...(await openOpenaiHouse(interfaces, settings)), double }
}

/**
 * The same, answered by the handlers. Their engine is a fake that shows what it is asked: the language model's own client over the
 * fake server, as it was asked by them before calls were passed on.
 */
export async function openHouseOverEngine(
  slice: AnyInterface,
  environment: Readonly<Record<string, string>> = {},
): Promise<OpenaiHouse & { readonly double: OpenaiDouble }> {
  const double = await startOpenaiDouble()
  const engines = { embedded: async () => ({ default: () => createUpstream(double) }) }
  const answeredHere = { ...slice, prefix: 'FAKE', engines, servedBy: undefined }
  return { ...(await openOpenaiHouse([answeredHere], environment)), double }
}
