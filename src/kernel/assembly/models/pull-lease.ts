/** One pull of a model at a time, among all processes of a data folder: the one that pulls says in a file how far it is. */
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { type Static, Type } from 'typebox'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'

const pullState = Type.Object({
  pid: Type.Integer(),
  host: Type.String(),
  done: Type.Integer(),
  total: Type.Optional(Type.Integer()),
  /** What is done just now, for people. */
  doing: Type.String(),
})

export type PullState = Static<typeof pullState>

const readState = createJsonReader(pullState)

/** Milliseconds between two words of a pull, and after how many without one it counts as ended. */
const beatMs = 500
const maxSilenceMs = 8_000

export interface PullLease extends AsyncDisposable {
  report(progress: Pick<PullState, 'done' | 'total' | 'doing'>): void
}

/** The lease of a model's pull; undefined where another has it. */
export async function takeLease(path: string): Promise<PullLease | undefined> {
  await mkdir(dirname(path), { recursive: true })
  let state: PullState = { pid: process.pid, host: hostname(), done: 0, doing: 'beginning' }
  try {
    await using file = await open(path, 'wx')
    await file.writeFile(JSON.stringify(state))
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST')) throw thrown
    if (await readPull(path)) return undefined
    await rm(path, { force: true })
    return takeLease(path)
  }
  let writing: Promise<unknown> = Promise.resolve()
  // A full disk has no room for the word; the pull itself says so.
  const beat = () => void (writing = writing.then(() => writeState(path, state)).catch(() => {}))
  const timer = setInterval(beat, beatMs)
  timer.unref()
  return {
    report(progress) {
      state = { pid: state.pid, host: state.host, ...progress }
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await writing
      await rm(path, { force: true })
    },
  }
}

/** So that nobody reads half of it. */
async function writeState(path: string, state: PullState): Promise<void> {
  await writeFile(`${path}.next`, JSON.stringify(state))
  await rename(`${path}.next`, path)
}

/** How far a pull under way is; undefined where there is none, or its process is gone. */
export async function readPull(path: string): Promise<PullState | undefined> {
  try {
    const { mtimeMs } = await stat(path)
    const state = readState(await readFile(path, 'utf8'))
    const isSilent = Date.now() - mtimeMs > maxSilenceMs
    const isGone = state.host === hostname() && !isRunning(state.pid)
    return isSilent || isGone ? undefined : state
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM'
  }
}
