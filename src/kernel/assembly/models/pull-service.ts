import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { Logger } from '../../foundation/observability/logger.ts'
import type { ModelsContext } from './models-context.ts'
import { pullByName, type PullWishes } from './pull-by-name.ts'
import { readPull } from './pull-lease.ts'
import type { PullView } from './pull-view.ts'
import { shelfOf } from '../../foundation/shelf/shelf.ts'

interface RunningPull {
  view: PullView
  readonly controller: AbortController
  /** Where the model stands that came. */
  folder?: string
}

export interface PullService {
  /** Begins a pull, unless it is under way. */
  start(name: string, wishes?: Pick<PullWishes, 'pictures'>): Promise<void>
  /** What has come is kept for the next pull. */
  stop(name: string): void
  /** Those of this process, the ended ones too, and those that other processes make. */
  list(): Promise<readonly PullView[]>
  /** Stops all, and waits until none of them writes any more. */
  close(): Promise<void>
}

/** Pulls that a server makes in the background. */
export function createPullService(open: () => Promise<ModelsContext>, dataFolder: string, log: Logger): PullService {
  const pulls = new Map<string, RunningPull>()
  const following = new Set<Promise<void>>()
  return {
    async start(name, wishes = {}) {
      if (pulls.get(name)?.view.state === 'pulling') return
      // Files of this machine and any address are for whoever sits at it.
      if (/^(?:[./~]|https?:)/i.test(name) || /\.gguf$/i.test(name))
        throw new OperatorError('Name a model of the list, a pair of languages, or OWNER/REPO.')
      const context = await open()
      const controller = new AbortController()
      const pull: RunningPull = { view: { name, state: 'pulling', done: 0, about: 'beginning' }, controller }
      pulls.set(name, pull)
      const followed = follow(pull, wishes, context, log).finally(() => following.delete(followed))
      following.add(followed)
    },
    stop: (name) => pulls.get(name)?.controller.abort(),
    async list() {
      const own = [...pulls.values()].filter(isCurrent).map(({ view }) => view)
      const others = (await listOthers(dataFolder)).filter(({ name }) => !pulls.has(name))
      return [...own, ...others]
    },
    async close() {
      for (const { controller } of pulls.values()) controller.abort()
      await Promise.all(following)
    },
  }
}

/** A model that was taken off the shelf since is not here any more. */
function isCurrent({ folder }: RunningPull): boolean {
  return folder === undefined || existsSync(folder)
}

async function follow(pull: RunningPull, wishes: PullWishes, context: ModelsContext, log: Logger): Promise<void> {
  const { name } = pull.view
  const { signal } = pull.controller
  let first: { readonly at: number; readonly done: number } | undefined
  const report = (done: number, total: number | undefined, about: string) => {
    const at = performance.now()
    first ??= { at, done }
    const rate = at > first.at ? ((done - first.done) * 1_000) / (at - first.at) : undefined
    pull.view = dropUndefined({ name, state: 'pulling' as const, done, total, rate, about })
  }
  const end = (state: PullView['state'], about: string) => {
    pull.view = { ...pull.view, state, about }
  }
  try {
    const pulled = await pullByName(name, wishes, context, { signal, report, tell: () => {} })
    if (pulled) pull.folder = pulled.folder
    end('here', 'It is here, and answers from now on where it is chosen.')
  } catch (thrown) {
    if (signal.aborted) return end('stopped', 'Stopped. Pulling it again goes on from there.')
    log.warn({ err: thrown, model: name }, 'a model could not be pulled')
    end('failed', thrown instanceof OperatorError ? thrown.message : 'It could not be pulled; the log says why.')
  }
}

/** What `mainstay models pull` fetches beside this server. */
async function listOthers(dataFolder: string): Promise<readonly PullView[]> {
  const shelf = shelfOf(dataFolder)
  const folders = (await readdir(shelf).catch(() => [])).filter((name) => name.startsWith('.'))
  const states = await Promise.all(
    folders.map(async (folder) => ({ folder, state: await readPull(join(shelf, folder, 'pull.json')) })),
  )
  return states.flatMap(({ folder, state }) => {
    if (!state || state.pid === process.pid) return []
    const { done, total, doing } = state
    return [
      { name: folder.slice(1), state: 'pulling', done, about: doing, ...(total !== undefined && { total }) } as const,
    ]
  })
}
