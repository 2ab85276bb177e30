import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findMissingPackages, installPackages } from '../../../libraries/packages/install-packages.ts'
import { packagesFolderOf } from '../../../libraries/packages/packages-folder.ts'
import { assertMemory } from './assert-room.ts'
import { fetchFiles } from './fetch-files.ts'
import { type ModelCard, readCard, writeCard } from '../../foundation/shelf/model-card.ts'
import { type ModelRuntime, runtimeOf } from '../../wire/interface/model-purpose.ts'
import { type PullPlan, signPlan } from './plan-pull.ts'
import { type PullLease, readPull, takeLease } from './pull-lease.ts'
import { isFileOf, reuseFiles } from './reuse-files.ts'
import type { ModelsSettings } from './settings.ts'
import { choose, findShelved, readChosen, shelfOf } from '../../foundation/shelf/shelf.ts'

export interface PullOptions {
  readonly dataFolder: string
  readonly settings: ModelsSettings
  readonly fetch: typeof fetch
  readonly signal: AbortSignal
  /** `doing` is what is done, for people; bytes of all files together. */
  readonly report: (done: number, total: number | undefined, doing: string) => void
  /** Whether a model is wanted that the machine has too little memory for. */
  readonly isForced?: boolean
  readonly retryMs?: number
}

export interface PulledModel {
  readonly card: ModelCard
  readonly folder: string
  /** `there`: before; `followed`: another process brought it meanwhile. */
  readonly came: 'now' | 'there' | 'followed'
  /** Packages that were installed for it. */
  readonly packages: readonly string[]
  /** Whether it is the one that is used now. */
  readonly isUsed: boolean
}

/**
 * Brings a model onto the shelf. It is collected beside its place, where another pull goes on with it, and stands there once it is whole
 * and checked. A pull of the same model that is under way is followed.
 */
export async function pullModel(plan: PullPlan, options: PullOptions): Promise<PulledModel> {
  const { dataFolder, signal } = options
  const shelf = shelfOf(dataFolder)
  const [place, staging] = [join(shelf, plan.name), join(shelf, `.${plan.name}`)]
  const there = await findSame(plan, place)
  const missing = findMissingPackages(toRuntime(plan).packages, packagesFolderOf(dataFolder))
  if (there && missing.length === 0) return finish(plan, there, place, 'there', [], dataFolder)
  if (options.isForced !== true) assertMemory(plan.name, plan.entry?.memory ?? 0)
  let hasFollowed = false
  for (;;) {
    await using lease = await takeLease(leaseOf(staging))
    if (lease) {
      const done = hasFollowed ? await findSame(plan, place) : undefined
      if (done) {
        await rm(staging, { recursive: true, force: true })
        return await finish(plan, done, place, 'followed', [], dataFolder)
      }
      await using _tidied = { [Symbol.asyncDispose]: () => tidy(staging) }
      const card = await bring(plan, { staging, place, lease, options })
      return await finish(
        plan,
        card,
        place,
        there ? 'there' : 'now',
        missing.map(({ name }) => name),
        dataFolder,
      )
    }
    hasFollowed = true
    const state = await readPull(leaseOf(staging))
    if (state) options.report(state.done, state.total, `${plan.name}, which another process pulls: ${state.doing}`)
    await sleep(300, undefined, { signal }).catch(() => signal.throwIfAborted())
  }
}

interface PullInProgress {
  readonly staging: string
  readonly place: string
  readonly lease: PullLease
  readonly options: PullOptions
}

async function bring(plan: PullPlan, { staging, place, lease, options }: PullInProgress): Promise<ModelCard> {
  const { dataFolder, signal } = options
  const tell = (done: number, total: number | undefined, doing: string) => {
    lease.report({ done, doing, ...(total !== undefined && { total }) })
    options.report(done, total, doing)
  }
  const there = await findSame(plan, place)
  if (!there) {
    await discardOther(plan, staging)
    await reuseFiles(plan, place, staging)
  }
  const files = there?.files ?? [...(await fetchFiles(plan, staging, { ...options, report: tell }))]
  const folder = packagesFolderOf(dataFolder)
  const missing = findMissingPackages(toRuntime(plan).packages, folder)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  if (missing.length > 0) {
    tell(bytes, bytes, `installing ${missing.map(({ name }) => name).join(', ')}`)
    await installPackages(missing, folder, signal)
  }
  if (there) return there
  await checkOrDiscard(plan, staging)
  const card = toCard(plan, files)
  await writeCard(staging, card)
  await rm(place, { recursive: true, force: true })
  await rename(staging, place)
  for (const name of ownFiles) await rm(join(place, name), { force: true })
  return card
}

const planFile = 'plan.sha256'
const leaseFile = 'pull.json'
const leaseOf = (folder: string) => join(folder, leaseFile)
const ownFiles: readonly string[] = [planFile, leaseFile, `${leaseFile}.next`]

/** A folder in which nothing was collected is not gone on with. */
async function tidy(staging: string): Promise<void> {
  const names = await readdir(staging, { recursive: true }).catch(() => [])
  if (names.every((name) => ownFiles.includes(name))) await rm(staging, { recursive: true, force: true })
}

/** What an older pull of something else left under this name. */
async function discardOther(plan: PullPlan, staging: string): Promise<void> {
  const signature = signPlan(plan)
  if ((await readFile(join(staging, planFile), 'utf8').catch(() => signature)) !== signature) {
    const names = plan.files.flatMap(({ path }) => [path, `${path}.part`, `${path}.part.tag`])
    for (const name of names) await rm(join(staging, name), { force: true })
  }
  await mkdir(staging, { recursive: true })
  await writeFile(join(staging, planFile), signature)
}

function toRuntime({ purpose, files }: PullPlan): ModelRuntime {
  return runtimeOf(
    purpose,
    files.map(({ path }) => path),
  )
}

async function checkOrDiscard(plan: PullPlan, staging: string): Promise<void> {
  try {
    if (plan.files.length > 0) await toRuntime(plan).format?.check(staging)
  } catch (thrown) {
    await rm(staging, { recursive: true, force: true })
    throw thrown
  }
}

/** The model of this plan, where it stands on the shelf already. */
async function findSame({ repository, revision, files }: PullPlan, place: string): Promise<ModelCard | undefined> {
  const card = await readCard(place)
  const isSame =
    card?.repository === repository &&
    card?.revision === revision &&
    files.every((file) => card?.files.some((known) => isFileOf(known, file)))
  return card && isSame ? card : undefined
}

function toCard(
  { name, purpose, entry, origin, repository, revision }: PullPlan,
  files: ModelCard['files'],
): ModelCard {
  return {
    name,
    purpose: purpose.id,
    ...(entry && { publisher: entry.publisher, licence: entry.licence, languages: entry.languages }),
    ...(entry?.labels && { labels: entry.labels }),
    origin,
    ...(repository !== undefined && { repository }),
    ...(revision !== undefined && { revision }),
    files: [...files],
  }
}

/** A model becomes the one that is used where none was. */
async function finish(
  { purpose, name }: PullPlan,
  card: ModelCard,
  folder: string,
  came: PulledModel['came'],
  packages: readonly string[],
  dataFolder: string,
): Promise<PulledModel> {
  const chosen = (await readChosen(dataFolder, purpose.id)) ?? (await purpose.loose?.readChoice(dataFolder))
  const isThere = chosen !== undefined && (await isKept(chosen, purpose.loose, dataFolder))
  if (!isThere) await choose(dataFolder, purpose.id, name)
  return { card, folder, came, packages, isUsed: !isThere || chosen === name }
}

async function isKept(name: string, loose: PullPlan['purpose']['loose'], dataFolder: string): Promise<boolean> {
  if (await findShelved(dataFolder, name)) return true
  return ((await loose?.list(dataFolder)) ?? []).some((each) => each.name === name)
}
