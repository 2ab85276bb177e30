import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type FakeHub, type HubFile, startFakeHub } from '../../src/kernel/assembly/models/testing/start-fake-hub.ts'
import { type Environment, finish, type Finished, runProgram, startProgram } from './run-program.ts'

export interface FailureRow {
  readonly failure: string
  readonly code: number | null
  /** The last line of what it said. */
  readonly said: string
  /** Bytes of the model that are still on the disk. */
  readonly bytesLeft: number
  /** What the same command did afterwards. */
  readonly again: string
  /** Whether it rightly says the same again: nothing was mended. */
  readonly isLasting: boolean
}

interface Scene {
  readonly hub: FakeHub
  readonly data: string
  readonly environment: Environment
  start(): ReturnType<typeof startProgram>
  pull(further?: Environment): Promise<Finished>
}

interface Failure {
  readonly name: string
  readonly file?: Partial<HubFile>
  readonly token?: string
  /** MB of the disk, where it is a small one. */
  readonly disk?: number
  fail(scene: Scene): Promise<Finished>
  /** No trying again helps. */
  readonly isLasting?: boolean
  /** Sets right what was wrong, where the same command alone would not do. */
  mend?(scene: Scene): Promise<Environment>
}

const share = 0.6
const fileName = 'small-F32.gguf'

const failures: readonly Failure[] = [
  {
    name: 'the disk is too small',
    file: { claimedBytes: 10 ** 14 },
    isLasting: true,
    fail: ({ pull }) => pull(),
  },
  {
    name: `the disk is full at ${share * 100} %`,
    disk: 68,
    async fail({ hub, data, start }) {
      const stalled = hub.stall(share)
      const child = start()
      const { release } = await stalled
      await waitForBytes(data)
      await fill(data)
      release()
      return finish(child)
    },
    async mend({ data }) {
      execFileSync('rm', [join(data, 'filling')])
      return {}
    },
  },
  {
    name: 'the checksum is wrong',
    file: { sha256: 'ab'.repeat(32) },
    isLasting: true,
    fail: ({ pull }) => pull(),
  },
  {
    name: `the connection is cut at ${share * 100} %`,
    async fail({ hub, start }) {
      const stalled = hub.stall(share)
      const child = start()
      const { cut } = await stalled
      cut()
      return finish(child)
    },
  },
  {
    name: `it is killed at ${share * 100} %`,
    async fail({ hub, data, start }) {
      const stalled = hub.stall(share)
      const child = start()
      await stalled
      await waitForBytes(data)
      const finished = finish(child)
      child.kill('SIGKILL')
      return finished
    },
  },
  {
    name: 'the model is gated',
    token: 'a-token',
    fail: ({ pull }) => pull(),
    mend: async () => ({ MODELS_TOKEN: 'a-token' }),
  },
]

/** Lets a pull go wrong in each way, and runs the same command again. What runs the model is said to be there. */
export async function measureFailures(program: string, folder: string, model: Buffer): Promise<FailureRow[]> {
  const rows: FailureRow[] = []
  for (const failure of failures) rows.push(await measureFailure(failure, program, folder, model))
  return rows
}

async function measureFailure(
  { name, file, token, disk, isLasting = false, fail, mend }: Failure,
  program: string,
  folder: string,
  model: Buffer,
): Promise<FailureRow> {
  const data = await mkdtemp(join(folder, 'data-'))
  if (disk !== undefined) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${disk}m`, 'mainstay-bench', data])
  try {
    await sayRuntimeIsThere(data)
    const files = [{ path: fileName, bytes: model, ...file }]
    await using hub = await startFakeHub('some/model', files, token === undefined ? {} : { token })
    const environment = { MAINSTAY_DATA: data, MODELS_BASE_URL: hub.url }
    const words = ['models', 'pull', 'some/model']
    const scene = {
      hub,
      data,
      environment,
      start: () => startProgram(program, words, environment),
      pull: (further: Environment = {}) => runProgram(program, words, { ...environment, ...further }),
    }
    const { code, err, out } = await fail(scene)
    const bytesLeft = await bytesOfModel(data)
    const isHere = code === 0
    const again = isHere ? 'not needed' : describeAgain(await scene.pull(await mend?.(scene)), hub)
    const said = lastLine(isHere ? out : err)
      .replaceAll(hub.url, 'the hub')
      .replaceAll(new URL(hub.url).host, 'the hub')
    return { failure: name, code, said, bytesLeft, again, isLasting }
  } finally {
    if (disk !== undefined) execFileSync('umount', ['--lazy', data])
  }
}

function describeAgain({ code }: Finished, hub: FakeHub): string {
  if (code !== 0) return 'says the same'
  const [, from] = /bytes=(\d+)-/.exec(hub.requests.at(-1) ?? '') ?? []
  return from === undefined ? 'gets it' : `goes on at byte ${Number(from).toLocaleString('en')}`
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}

async function sayRuntimeIsThere(data: string): Promise<void> {
  const folder = join(data, 'packages/node_modules/node-llama-cpp')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{"name":"node-llama-cpp"}')
}

/** Of the model's file, whole or in part. */
async function bytesOfModel(data: string): Promise<number> {
  const entries = await readdir(join(data, 'models'), { recursive: true, withFileTypes: true }).catch(() => [])
  const parts = entries.filter(({ name }) => name === fileName || name === `${fileName}.part`)
  const sizes = await Promise.all(parts.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function waitForBytes(data: string): Promise<void> {
  while ((await bytesOfModel(data)) === 0) await pause(10)
}

/** Takes all room that is left. */
async function fill(data: string): Promise<void> {
  const page = Buffer.alloc(4096)
  const pages: Buffer[] = []
  for (;;) {
    pages.push(page)
    if (pages.length < 64) continue
    try {
      await writeFile(join(data, 'filling'), Buffer.concat(pages.splice(0)), { flag: 'a' })
    } catch {
      return
    }
  }
}
