import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { CatalogueEntry } from '../../foundation/shelf/catalogue-entry.ts'
import type { Hub, HubFile } from './hub.ts'
import { type ModelFormat, type ModelPurpose, runtimeOf } from '../../wire/interface/model-purpose.ts'
import { type ModelSource, parseSource } from './parse-source.ts'

/** A file that is fetched, or copied where it is on this machine. */
export type PlannedFile = HubFile | { readonly path: string; readonly localPath: string }

/** What a pull will bring, before a byte of it has come. */
export interface PullPlan {
  readonly name: string
  readonly purpose: ModelPurpose
  readonly entry: CatalogueEntry | undefined
  readonly repository: string | undefined
  readonly revision: string | undefined
  /** Where it comes from, for people. */
  readonly origin: string
  readonly files: readonly PlannedFile[]
}

export interface PlanOptions {
  readonly purposes: readonly ModelPurpose[]
  readonly catalogue: readonly CatalogueEntry[]
  readonly hub: Hub
  /** What a model that no catalogue knows is for. */
  readonly purpose: string
  /** Whether the part that sees pictures is brought too. */
  readonly withPictures?: boolean
}

/** Reads what stands behind `mainstay models pull`, and asks the hub what that is. */
export async function planPull(text: string, options: PlanOptions): Promise<PullPlan> {
  const plan = await planAny(text, options)
  // Its folder: what begins with a dot is being pulled, and the shelf has files of its own.
  if (!/^[\w(][\w.,+()@ -]{0,150}$/.test(plan.name) || /\.(?:json|txt)$/.test(plan.name))
    throw new OperatorError(`A model cannot be called "${plan.name}" here; pull a file of another name.`)
  return plan
}

async function planAny(text: string, options: PlanOptions): Promise<PullPlan> {
  const entry = options.catalogue.find(({ name }) => name === text)
  if (entry) return planEntry(entry, options)
  const purpose = findPurpose(options.purposes, options.purpose)
  const source = parseSource(text)
  if (source.kind === 'repository') return planRepository(source, purpose, options.hub)
  return planFile(source, purpose)
}

async function planEntry(listed: CatalogueEntry, { purposes, hub, withPictures }: PlanOptions): Promise<PullPlan> {
  const entry = withPictures === true ? addPicturePart(listed) : listed
  const { name, repository, revision = 'main' } = entry
  const purpose = findPurpose(purposes, entry.purpose)
  const there = repository === undefined ? [] : await hub.listFiles(repository, revision)
  const paths =
    entry.files?.map(({ path }) => path) ??
    purpose.format?.choosePaths(
      there.map(({ path }) => path),
      undefined,
    ) ??
    []
  const files = paths.map((path) => planKnownFile(entry, path, there))
  return { name, purpose, entry, repository, revision, origin: repository ?? 'the registry of npm', files }
}

/** @throws OperatorError where none is known */
function addPicturePart(entry: CatalogueEntry): CatalogueEntry {
  const { name, files = [], picturePart } = entry
  if (!picturePart)
    throw new OperatorError(`No part of ${name} that sees pictures is known; pull it without --pictures.`)
  return { ...entry, files: [...files, picturePart] }
}

/** The catalogue’s checksum goes before that of the hub: a file that was replaced there is not the one that was chosen. */
function planKnownFile({ repository, files = [] }: CatalogueEntry, path: string, there: readonly HubFile[]): HubFile {
  const known = files.find((each) => each.path === path)
  const found = there.find((each) => each.path === path)
  if (known?.url !== undefined)
    return { path, name: basename(path), url: new URL(known.url), bytes: undefined, sha256: known.sha256 }
  if (!found) throw new OperatorError(`${repository} has no ${path} any more.`)
  if (known?.sha256 !== undefined && found.sha256 !== undefined && known.sha256 !== found.sha256)
    throw new OperatorError(
      `${path} of ${repository} is another file now than the one that was chosen for this list; "mainstay models pull ${repository}" takes what is there.`,
    )
  return { ...found, sha256: known?.sha256 ?? found.sha256 }
}

async function planRepository(
  { repository, wanted }: Extract<ModelSource, { kind: 'repository' }>,
  purpose: ModelPurpose,
  hub: Hub,
): Promise<PullPlan> {
  const revision = 'main'
  const there = await hub.listFiles(repository, revision)
  const paths = choosePaths(purpose, repository, there, wanted)
  const files = there.filter(({ path }) => paths.includes(path))
  const name = runtimeOf(purpose, paths).format?.nameOf(repository, paths) ?? basename(repository)
  return { name, purpose, entry: undefined, repository, revision, origin: repository, files }
}

function choosePaths(
  purpose: ModelPurpose,
  repository: string,
  there: readonly HubFile[],
  wanted: string | undefined,
): readonly string[] {
  const format = findFormat(purpose, there)
  if (!format)
    throw new OperatorError(`${purpose.title}: there are models of the list alone; "mainstay models" shows them.`)
  try {
    return format.choosePaths(
      there.map(({ path }) => path),
      wanted,
    )
  } catch (thrown) {
    throw thrown instanceof OperatorError ? new OperatorError(`${repository} ${thrown.message}`) : thrown
  }
}

/** Files of the purpose's own kind go first, where a repository has several. */
function findFormat(purpose: ModelPurpose, there: readonly HubFile[]): ModelFormat | undefined {
  const paths = there.map(({ path }) => path)
  const isOfOther = (path: string) => runtimeOf(purpose, [path]) !== purpose
  const hasOwn = paths.some((path) => !isOfOther(path) && /\.(?:onnx|gguf)$/.test(path))
  return hasOwn ? purpose.format : runtimeOf(purpose, paths).format
}

function planFile(source: Exclude<ModelSource, { kind: 'repository' }>, purpose: ModelPurpose): PullPlan {
  const place = source.kind === 'url' ? decodeURIComponent(source.url.pathname) : source.path
  const path = basename(place)
  const { format } = runtimeOf(purpose, [path])
  if (!format || extname(path).toLowerCase() !== '.gguf')
    throw new OperatorError(`${place} is no file whose name ends in .gguf; other models are a repository: OWNER/REPO.`)
  const file: PlannedFile =
    source.kind === 'url'
      ? { url: source.url, path, name: path, bytes: undefined, sha256: undefined }
      : { path, localPath: source.path }
  const origin = source.kind === 'url' ? `${source.url.origin}${source.url.pathname}` : source.path
  const name = format.nameOf(path, [path])
  return { name, purpose, entry: undefined, repository: undefined, revision: undefined, origin, files: [file] }
}

function findPurpose(purposes: readonly ModelPurpose[], id: string): ModelPurpose {
  const purpose = purposes.find((each) => each.id === id)
  if (purpose) return purpose
  throw new OperatorError(`There is no purpose "${id}"; there are: ${purposes.map((each) => each.id).join(', ')}.`)
}

/** Names what is pulled, so that what another pull left is gone on with only where it is of the same. */
export function signPlan({ repository, revision, origin, files }: PullPlan): string {
  const parts = files.map((file) =>
    'url' in file ? [file.path, file.bytes, file.sha256] : [file.path, file.localPath],
  )
  return createHash('sha256')
    .update(JSON.stringify([repository, revision, origin, parts]))
    .digest('hex')
}
