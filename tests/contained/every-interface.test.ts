/** No request ends the process: with every interface whose failures cannot be written, a failure ends its own connection. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { interfaces } from '../../src/interfaces/index.ts'
import { makeTestApp, type TestApp } from '../../src/kernel/testing/open-test-app.ts'
import { fillParameters, requestOf } from '../example-request.ts'

const renderError = () => {
  throw new Error('no words for it')
}
const speechless = interfaces.map((definition) => ({ ...definition, renderError }))

let app: TestApp
let origin: string
beforeAll(async () => {
  app = await makeTestApp(speechless, { MAINSTAY_REQUIRE_KEY: '1', MAINSTAY_DEV_KEY: 'the-right-key' })
  origin = await app.app.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.dispose())

/** Vitest fails a run in which something was thrown that nothing caught. */
test.each(interfaces.map(({ contract }) => [contract.id, contract] as const))('%s', async (_id, contract) => {
  for (const operation of Object.values(contract.operations)) {
    const { url, method, headers, payload } = requestOf(contract, operation, '')
    const base = fillParameters(contract.base, operation)
    const requests: [string, RequestInit][] = [
      [`/${base}/no/such/path/here/at/all`, {}],
      [`/${base}/%zz`, {}],
      [url, { method: 'PROPFIND' }],
      [
        url,
        {
          method,
          headers: { ...headers, origin: 'https://other.example' },
          ...(payload === undefined ? {} : { body: payload }),
        },
      ],
    ]
    if ((operation.key ?? contract.key).need !== 'own')
      requests.push([url, { method, headers, ...(payload === undefined ? {} : { body: payload }) }])
    for (const [path, request] of requests)
      await expect(fetch(`${origin}${path}`, request), `${request.method} ${path}`).rejects.toThrow('fetch failed')
  }
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
})
