import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { TestEnvironment } from './testing/run-command.ts'
import { startServer } from './testing/start-server.ts'

/** Milliseconds after which a server hangs. That it ends in time, its own clock says: after eight seconds it kills itself, which is another end. */
const hangingMs = 120_000

async function serve(settings: TestEnvironment) {
  const { child, origin } = await startServer({ MAINSTAY_SAMPLES: '0', ...settings })
  return { child, port: Number(new URL(origin).port) }
}

test.each(['0', '5'])(
  'with %s seconds of draining and a body that never ends, a server ends in order before it would kill itself',
  async (seconds) => {
    const { child, port } = await serve({ MAINSTAY_DRAIN_SECONDS: seconds })
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write('POST /v1/moderations HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 99\r\n\r\n{')
    await fetch(`http://127.0.0.1:${port}/healthz`)
    const exited = once(child, 'exit', { signal: AbortSignal.timeout(hangingMs) })
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
  },
)

test('a thread whose native code cannot be broken off does not hold the end up', async () => {
  const busyThread = `data:text/javascript,${encodeURIComponent(`
    import { isMainThread, Worker } from 'node:worker_threads'
    if (isMainThread)
      new Worker("require('node:crypto').pbkdf2Sync('a', 'b', 2 ** 31 - 1, 64, 'sha512')", { eval: true })`)}`
  const { child } = await serve({ NODE_OPTIONS: `--import=${busyThread}` })
  const exited = once(child, 'exit', { signal: AbortSignal.timeout(hangingMs) })
  child.kill('SIGTERM')
  expect(await exited).toEqual([null, 'SIGKILL'])
})
