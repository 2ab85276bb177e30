import type { App } from '../../../kernel/assembly/app/assemble.ts'
import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestApp } from '../../../kernel/testing/open-test-app.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import socialTimeline from '../index.ts'
import { social } from '../content.ts'

export const devKey = 'a key with % and / in it'

export const basic = (name: string, secret = name) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(name)}:${encodeURIComponent(secret)}`).toString('base64')}`,
})
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export interface SocialApp {
  readonly app: App
  readonly platform: Platform
  /** Asks with the development key as the token. */
  get(path: string): ReturnType<typeof getWith>
}

const getWith = (server: App['server'], url: string) => server.inject({ url, headers: bearer(devKey) })

/** A server with the sample or with records of the test's own, and its storage beside it. */
export async function openSocialApp(
  records?: readonly ContentRecord[],
  environment: Readonly<Record<string, string>> = {},
): Promise<SocialApp> {
  const database = await createSqliteDatabase()
  const app = await openTestApp([socialTimeline], {
    MAINSTAY_DATA: database.options.dataFolder,
    MAINSTAY_DEV_KEY: devKey,
    MAINSTAY_SAMPLES: records ? '0' : '1',
    ...environment,
  })
  const platform = await openTestPlatform(database)
  async function* each() {
    yield* records ?? []
  }
  if (records) await social.restore(each(), platform)
  return { app, platform, get: (path) => getWith(app.server, `/social${path}`) }
}
