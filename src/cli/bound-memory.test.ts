import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startServer } from './testing/start-server.ts'

const isLinux = process.platform === 'linux'

// Other systems have no /proc, and their C libraries no such settings.
test.runIf(isLinux)(
  'a server begins with bounds on what the C library keeps, unless somebody has set one',
  async () => {
    const bounded = await startServer({})
    expect(readEnvironment(bounded.child.pid)).toEqual([
      'MALLOC_ARENA_MAX=2',
      'MALLOC_MMAP_THRESHOLD_=32768',
      'MALLOC_TRIM_THRESHOLD_=131072',
    ])
    const chosen = await startServer({ MALLOC_ARENA_MAX: '8' })
    expect(readEnvironment(chosen.child.pid)).toEqual(['MALLOC_ARENA_MAX=8'])
  },
)

test.runIf(isLinux)('a server that may start no processes serves without bounds', async () => {
  const flags = ['--permission', '--allow-addons', '--allow-fs-read=*', '--allow-fs-write=*', '--allow-worker']
  const { child, origin } = await startServer({}, flags)
  expect(readEnvironment(child.pid)).toEqual([])
  expect((await fetch(`${origin}/test/posts/1`)).status).toBe(200)
})

function readEnvironment(pid = 0): string[] {
  const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  return environment.filter((setting) => setting.startsWith('MALLOC_')).toSorted()
}
