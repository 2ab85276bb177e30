import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { defineEcho } from '../../testing/echo.ts'
import { listenOnLoopback } from '../../testing/listen-on-loopback.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

/** A fake of an original that breaks off after its first event. */
async function startBreaking(): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: {"n":0}\n\n', () => response.destroy())
  })
  const { origin, stop } = await listenOnLoopback(server)
  onTestFinished(stop)
  return origin
}

test('a stream of an original that breaks off, where that cannot be told, ends its connection alone', async () => {
  const renderError = () => {
    throw new Error('no words for it')
  }
  const settings = { ECHO_ENGINE: 'upstream', ECHO_UPSTREAM_URL: await startBreaking() }
  const { server, interfaces } = await openTestApp([{ ...defineEcho(), renderError }], settings)
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  for (let call = 0; call < 2; call++) {
    const read = async () => (await fetch(`${origin}/echo/events`)).text()
    await expect(read()).rejects.toThrow()
  }
  // Each call was ended for the server too, and counts as its load no more.
  expect(interfaces[0]?.upstream?.relay.servers.all.map(({ load }) => load)).toEqual([0])
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
})
