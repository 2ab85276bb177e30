import { onTestFinished } from 'vitest'
import { openCapabilities } from '../../../kernel/answering/engines/open-capabilities.ts'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import { type Fault, startFakeOpenai } from './start-fake-openai.ts'

/** Capabilities whose chat model is a fake that gives this answer up to four times, since no real model can be had here. */
export async function openCapabilitiesOverFake(answer: Fault) {
  const fake = await startFakeOpenai()
  fake.faults.push(...Array.from({ length: 4 }, () => answer))
  const environment = { CHAT_ENGINE: 'upstream', CHAT_UPSTREAM_URL: fake.url, CHAT_UPSTREAM_RETRIES: '0' }
  const platform = await openTestPlatform(await createSqliteDatabase(), { environment })
  const capabilities = openCapabilities(platform)
  onTestFinished(() => capabilities.close())
  return { fake, platform, capabilities }
}
