import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { commandScript } from './testing/run-command.ts'

const run = promisify(execFile)
const headers = { authorization: 'Bearer development', 'content-type': 'application/json' }

/** A server whose files may not grow beyond so many kibibytes: a limit that does not show in the room on the disk. */
async function serveWithin(kibibytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-limit-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const child = spawn(
    'bash',
    ['-c', `ulimit -S -f ${kibibytes}; exec "${process.execPath}" "${commandScript}" serve`],
    {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        MAINSTAY_DATA: folder,
        MAINSTAY_SAMPLES: '0',
        MAINSTAY_DEV_KEY: 'development',
        MAINSTAY_LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  const [first] = await once(child.stdout, 'data')
  const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(first)) ?? []
  return { origin, liftLimit: () => run('prlimit', ['--pid', String(child.pid), '--fsize=unlimited:unlimited']) }
}

const isPossible = process.platform === 'linux' && existsSync('/usr/bin/prlimit')

test.skipIf(!isPossible)(
  'writes that fail although the disk has room are refused, /readyz says so, and all is well once they work (needs prlimit)',
  async () => {
    const { origin, liftLimit } = await serveWithin(800)
    const subscriptions = `${origin}/feed/manage/subscriptions`
    const subscribe = (number: number) => {
      const body = JSON.stringify({ url: `https://news.example/${number}?${'x'.repeat(1_000)}`, category: 'travel' })
      return fetch(subscriptions, { method: 'POST', headers, body })
    }
    const readiness = async () => {
      const response = await fetch(`${origin}/readyz`)
      return [response.status, await response.json()]
    }
    const count = async () => ((await (await fetch(subscriptions, { headers })).json()) as { num: number }).num

    expect(await readiness()).toEqual([200, { status: 'ready' }])
    let acknowledged = 0
    let answer = await subscribe(0)
    for (; answer.ok; answer = await subscribe(acknowledged)) acknowledged += 1
    const message = 'The disk that holds the database does not read or write as it should.'
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '30',
      { status: 503, error: 'Service Unavailable', message },
    ])
    expect(await readiness()).toEqual([503, { status: message }])
    expect(await count()).toBe(acknowledged)

    await liftLimit()
    await expect.poll(readiness).toEqual([200, { status: 'ready' }])
    expect((await subscribe(acknowledged)).status).toBe(200)
    expect(await count()).toBe(acknowledged + 1)
  },
)
