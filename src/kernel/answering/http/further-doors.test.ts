import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { shutDown } from './drain.ts'
import { canShareAPort, openFurtherDoors } from './further-doors.ts'

async function listen() {
  const server = createServer((_request, response) => void response.end('here'))
  const connections: unknown[] = []
  server.on('connection', (socket) => void connections.push(socket))
  onTestFinished(() => void server.closeAllConnections())
  await once(server.listen({ host: '127.0.0.1', port: 0, reusePort: canShareAPort }), 'listening')
  await openFurtherDoors(server, 511)
  const address = server.address()
  return { server, connections, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` }
}

const ask = (origin: string) => fetch(origin, { headers: { connection: 'close' } }).then((response) => response.text())

test('calls are answered through whichever door they come, and no door is left open', async () => {
  const { server, connections, origin } = await listen()
  expect(new Set(await Promise.all(Array.from({ length: 64 }, () => ask(origin))))).toEqual(new Set(['here']))
  expect(connections.length).toBe(64)
  await shutDown(server, 1000)
  const tries = await Promise.allSettled(Array.from({ length: 64 }, () => ask(origin)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toEqual([])
})
