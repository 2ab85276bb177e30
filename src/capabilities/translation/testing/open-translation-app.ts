import type { App } from '../../../kernel/assembly/app/assemble.ts'
import { openTestApp } from '../../../kernel/testing/open-test-app.ts'
import type { AnyInterface } from '../../../kernel/wire/interface.ts'
import { makeModelsFolder } from './make-models-folder.ts'

export interface TranslationApp {
  readonly app: App
  /** Of the server, which listens. */
  readonly origin: string
  /** On the paid plan. */
  readonly key: string
}

/** A server with small models from English into German and back. */
export async function openTranslationApp(
  slice: AnyInterface,
  environment: Readonly<Record<string, string>> = {},
): Promise<TranslationApp> {
  const app = await openTestApp([slice], {
    MAINSTAY_DATA: await makeModelsFolder(),
    TRANSLATION_ENGINE: 'firefox',
    ...environment,
  })
  const origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
  const { secret: key } = await app.keys.make({ name: 'test', scopes: '*', plan: 'paid' })
  return { app, origin, key }
}
