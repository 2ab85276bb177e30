/** The original as one engine among others. */
import { expect, test } from 'vitest'
import { defineEcho, speaker } from '../../testing/echo.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { json, openRelay, said, startOriginal } from './testing/open-relay.ts'

test('the next engine answers, whichever comes first', async () => {
  const { origin, asked } = await startOriginal(json(503, { busy: true }))
  const { server } = await openRelay(origin, { ECHO_ENGINE: 'upstream,embedded', ECHO_UPSTREAM_RETRIES: '0' })
  const response = await server.inject('/echo/say/hi')
  expect([response.json(), response.headers['x-mainstay-engine'], asked.length]).toEqual([
    { said: 'hi' },
    'embedded',
    1,
  ])
  const other = await startOriginal(said('theirs'))
  const last = await openRelay(other.origin, { ECHO_ENGINE: 'embedded,upstream' })
  expect((await last.server.inject('/echo/wrong')).json()).toEqual({ said: 'theirs' })
})

test('an original that is away is not asked for a while when somebody else can answer', async () => {
  const { origin, asked } = await startOriginal((response) => void response.destroy())
  const { server } = await openRelay(origin, { ECHO_ENGINE: 'upstream,embedded', ECHO_UPSTREAM_RETRIES: '0' })
  for (let count = 0; count < 6; count++) expect((await server.inject('/echo/say/hi')).json()).toEqual({ said: 'hi' })
  expect(asked).toHaveLength(3)
  const [echo] = (await server.inject('/status.json')).json().interfaces
  expect(echo.engines).toMatchObject([
    { name: 'upstream', circuit: 'open' },
    { name: 'embedded', circuit: 'closed' },
  ])
})

test('in the middle of a chain it is asked after the engines before it and before those after it', async () => {
  const { origin, asked } = await startOriginal(said('theirs'), json(503, { busy: true }))
  const broken = async () => ({
    ...speaker,
    say: async () => {
      throw new Error('no connection')
    },
  })
  const { server } = await openTestApp([defineEcho({ broken })], {
    ECHO_ENGINE: 'broken,upstream,embedded',
    ECHO_UPSTREAM_URL: origin,
    ECHO_UPSTREAM_RETRIES: '0',
  })
  expect((await server.inject('/echo/say/hi')).json()).toEqual({ said: 'theirs' })
  expect((await server.inject('/echo/say/hi')).json()).toEqual({ said: 'hi' })
  expect(asked).toHaveLength(2)
  const [echo] = (await server.inject('/status.json')).json().interfaces
  expect(echo.engines.map(({ name }: { name: string }) => name)).toEqual(['broken', 'upstream', 'embedded'])
})
