import { makeModelsFolder } from '../../../capabilities/translation/testing/make-models-folder.ts'
import type { App } from '../../../kernel/assembly/app/assemble.ts'
import { openTestApp } from '../../../kernel/testing/open-test-app.ts'
import slice from '../index.ts'

export interface TranslateApp {
  readonly app: App
  /** Of the server, which listens. */
  readonly origin: string
  /** On the paid plan. */
  readonly key: string
}

/** A server with small models from English into German and back. */
export async function openTranslateApp(environment: Readonly<Record<string, string>> = {}): Promise<TranslateApp> {
  const app = await openTestApp([slice], {
    MAINSTAY_DATA: await makeModelsFolder(),
    TRANSLATION_ENGINE: 'firefox',
    ...environment,
  })
  const origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
  const { secret: key } = await app.keys.make({ name: 'test', scopes: '*', plan: 'paid' })
  return { app, origin, key }
}
