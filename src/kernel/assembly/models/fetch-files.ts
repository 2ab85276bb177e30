import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { download } from '../../foundation/outgoing/download/download.ts'
import { assertDisk } from './assert-room.ts'
import { describeGate, type HubFile } from './hub.ts'
import type { CardFile } from '../../foundation/shelf/model-card.ts'
import type { PlannedFile, PullPlan } from './plan-pull.ts'
import type { ModelsSettings } from './settings.ts'

export interface FetchOptions {
  readonly settings: ModelsSettings
  readonly fetch: typeof fetch
  readonly signal: AbortSignal
  /** Bytes of all files together. */
  readonly report: (done: number, total: number | undefined, path: string) => void
  readonly retryMs?: number | undefined
}

/** Brings the files of a plan into a folder, going on with what is there, and says what came. */
export async function fetchFiles(plan: PullPlan, folder: string, options: FetchOptions): Promise<readonly CardFile[]> {
  const sizes = await Promise.all(plan.files.map(readSize))
  const total = sizes.includes(undefined) ? undefined : sizes.reduce<number>((sum, size = 0) => sum + size, 0)
  const there = await Promise.all(plan.files.map(({ path }) => countBytes(join(folder, path))))
  if (total !== undefined)
    await assertDisk(plan.name, folder, total - there.reduce<number>((sum, bytes) => sum + bytes, 0))
  const fetched: CardFile[] = []
  let before = 0
  for (const file of plan.files) {
    const report = (done: number, ofFile?: number) =>
      options.report(before + done, total ?? (plan.files.length === 1 ? ofFile : undefined), file.path)
    const card = await fetchFile(plan, file, folder, { ...options, report })
    before += card.bytes
    fetched.push(card)
  }
  return fetched
}

async function readSize(file: PlannedFile): Promise<number | undefined> {
  if ('url' in file) return file.bytes
  const found = await stat(file.localPath).catch((cause: unknown) => {
    throw new OperatorError(`The model file ${file.localPath} cannot be read.`, { cause })
  })
  return found.size
}

/** Of a file that is there, whole or in part. */
async function countBytes(path: string): Promise<number> {
  const found = (await stat(path).catch(() => undefined)) ?? (await stat(`${path}.part`).catch(() => undefined))
  return found?.size ?? 0
}

async function fetchFile(
  plan: PullPlan,
  file: PlannedFile,
  folder: string,
  options: Omit<FetchOptions, 'report'> & { readonly report: (done: number, total?: number) => void },
): Promise<CardFile> {
  const target = join(folder, file.path)
  await mkdir(dirname(target), { recursive: true })
  const isThere = (await stat(target).catch(() => undefined)) !== undefined
  if (!isThere && 'localPath' in file) await copyFile(file.localPath, target, constants.COPYFILE_FICLONE)
  const isVerified = !isThere && 'url' in file ? await downloadTo(target, plan, file, options) : false
  const stated = 'url' in file ? file.sha256 : undefined
  const sha256 = isVerified && stated !== undefined ? stated : await hashFile(target, options.signal)
  if (stated !== undefined && sha256 !== stated.toLowerCase())
    throw new OperatorError(`${file.path} has a wrong checksum; take it away and pull it again.`)
  return { path: file.path, bytes: (await stat(target)).size, sha256, isStated: stated !== undefined || isVerified }
}

async function downloadTo(
  target: string,
  { repository }: PullPlan,
  file: HubFile,
  { settings, fetch: fetchFrom, signal, report, retryMs }: Parameters<typeof fetchFile>[3],
): Promise<boolean> {
  const { MODELS_BASE_URL: base, MODELS_TOKEN: token } = settings
  const advice = repository === undefined ? 'MODELS_TOKEN sends a token' : describeGate(repository, base, token)
  const { isVerified } = await download(file, {
    part: `${target}.part`,
    signal,
    fetch: fetchFrom,
    token,
    tokenOrigin: new URL(base).origin,
    adviceOnRefusal: `; ${advice.replace(/\.$/, '')}`,
    ...(retryMs !== undefined && { retryMs }),
    report,
  })
  await rename(`${target}.part`, target)
  return isVerified
}

export async function hashFile(path: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash, signal ? { signal } : {})
  return hash.digest('hex')
}
