import OpenAI from 'openai'
import { createUpstream } from '../../../capabilities/language-model/engines/upstream/testing/create-upstream.ts'
import { type FakeOpenai, startFakeOpenai } from '../../../capabilities/language-model/testing/start-fake-openai.ts'
import type { App } from '../../../kernel/assembly/app/assemble.ts'
import type { AnyInterface } from '../../../kernel/wire/interface.ts'
import { openTestApp } from '../../../kernel/testing/open-test-app.ts'

export interface OpenaiApp {
  readonly app: App
  /** `http://127.0.0.1:PORT/chat/v1`. */
  readonly baseUrl: string
  readonly key: string
  /** The official client, which does not try again. */
  readonly client: OpenAI
}

/** A server that listens, and the official client pointed at it with a key of the free plan. */
export async function openOpenaiApp(
  interfaces: readonly AnyInterface[],
  environment: Readonly<Record<string, string>> = {},
): Promise<OpenaiApp> {
  const app = await openTestApp(interfaces, environment)
  const origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
  const { secret: key } = await app.keys.make({ name: 'test', scopes: '*', plan: 'free' })
  const baseUrl = `${origin}/chat/v1`
  return { app, baseUrl, key, client: new OpenAI({ baseURL: baseUrl, apiKey: key, maxRetries: 0 }) }
}

/** The same with `CHAT_ENGINE=upstream`: calls are passed on to a fake of an OpenAI-compatible server. */
export async function openAppOverFake(
  interfaces: readonly AnyInterface[],
  environment: Readonly<Record<string, string>> = {},
): Promise<OpenaiApp & { readonly fake: FakeOpenai }> {
  const fake = await startFakeOpenai()
  const settings = { CHAT_ENGINE: 'upstream', CHAT_UPSTREAM_URL: fake.url, ...environment }
  return { ...(await openOpenaiApp(interfaces, settings)), fake }
}

/**
 * The same, answered by the handlers. Their engine is a fake that shows what it is asked: the language model's own client over the
 * fake server, as it was asked by them before calls were passed on.
 */
export async function openAppOverEngine(
  slice: AnyInterface,
  environment: Readonly<Record<string, string>> = {},
): Promise<OpenaiApp & { readonly fake: FakeOpenai }> {
  const fake = await startFakeOpenai()
  const engines = { embedded: async () => ({ default: () => createUpstream(fake) }) }
  const answeredHere = { ...slice, prefix: 'FAKE', engines, servedBy: undefined }
  return { ...(await openOpenaiApp([answeredHere], environment)), fake }
}
