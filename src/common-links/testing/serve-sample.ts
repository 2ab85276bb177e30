import encyclopedia from '../../interfaces/encyclopedia/index.ts'
import { makeTestApp } from '../../kernel/testing/open-test-app.ts'

export interface ServedSample {
  readonly origin: string
  readonly baseUrl: string
  close(): Promise<void>
}

/** Starts a listening Mainstay that holds the sample editions and nothing else. */
export async function serveSample(environment: Readonly<Record<string, string>> = {}): Promise<ServedSample> {
  const { app, dispose } = await makeTestApp([encyclopedia], { MAINSTAY_SAMPLES: '1', ...environment })
  const origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
  return { origin, baseUrl: `${origin}/encyclopedia/{lang}`, close: dispose }
}
