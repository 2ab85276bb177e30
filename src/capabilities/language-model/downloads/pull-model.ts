import { constants } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { download } from '../../../kernel/outgoing/download/download.ts'
import type { RemoteFile } from '../../../kernel/outgoing/download/open-download.ts'
import { OperatorError } from '../../../kernel/errors/operator-error.ts'
import { describeModelFile, type ModelFileDescription } from '../domain/gguf-file/describe-model.ts'
import { findModels, nameOfFile, readUsedModel, useModel } from './models-folder.ts'
import { type ModelSource, parseSource } from './parse-source.ts'
import { findRepositoryFiles } from './repository-files.ts'
import type { ModelsSettings } from './settings.ts'

export interface PullOptions {
  readonly folder: string
  readonly settings: ModelsSettings
  readonly signal: AbortSignal
  readonly report: (name: string, done: number, total: number | undefined) => void
  readonly retryMs?: number
}

export interface PulledModel {
  readonly name: string
  readonly description: ModelFileDescription
  /** False where nobody named a checksum. */
  readonly isVerified: boolean
  /** Whether it was there already. */
  readonly wasThere: boolean
  /** Whether it is the one that is used now. */
  readonly isUsed: boolean
}

/** Gets a model into the folder. It becomes the used one where none was chosen. */
export async function pullModel(text: string, options: PullOptions): Promise<PulledModel> {
  const { folder } = options
  await mkdir(folder, { recursive: true })
  const source = parseSource(text)
  const pulled = source.kind === 'file' ? await copyIn(source.path, folder) : await downloadAll(source, options)
  const [file] = (await findModels([folder])).filter(({ name }) => name === pulled.name)
  if (!file) throw new OperatorError(`${pulled.name} was taken away while it was pulled.`)
  if ((await readUsedModel(folder)) === undefined) await useModel(folder, pulled.name)
  const isUsed = (await readUsedModel(folder)) === pulled.name
  return { ...pulled, description: await describeModelFile(file.path), isUsed }
}

type Pulled = Pick<PulledModel, 'name' | 'isVerified' | 'wasThere'>

async function downloadAll(source: Exclude<ModelSource, { kind: 'file' }>, options: PullOptions): Promise<Pulled> {
  const files = await listFiles(source, options.settings)
  const results: { isVerified: boolean; wasThere: boolean }[] = []
  for (const file of files) results.push(await downloadOne(file, options))
  return {
    name: nameOfFile(files[0]?.name ?? ''),
    isVerified: results.every(({ isVerified }) => isVerified),
    wasThere: results.every(({ wasThere }) => wasThere),
  }
}

async function listFiles(
  source: Exclude<ModelSource, { kind: 'file' }>,
  settings: ModelsSettings,
): Promise<readonly RemoteFile[]> {
  if (source.kind === 'repository') return findRepositoryFiles(source.repository, source.wanted, settings)
  const name = decodeURIComponent(basename(source.url.pathname))
  return [{ url: source.url, name, bytes: undefined, sha256: undefined }]
}

async function downloadOne(
  file: RemoteFile,
  options: PullOptions,
): Promise<{ isVerified: boolean; wasThere: boolean }> {
  const { folder, settings, signal, report } = options
  const target = join(folder, basename(file.name))
  const there = await stat(target).catch(() => undefined)
  if (there && (file.bytes === undefined || there.size === file.bytes)) return { isVerified: true, wasThere: true }
  if (there)
    throw new OperatorError(
      `Another ${file.name} is there; remove it first: mainstay models remove ${nameOfFile(file.name)}`,
    )
  const part = `${target}.part`
  const { isVerified } = await download(file, {
    part,
    signal,
    token: settings.MODELS_TOKEN,
    tokenOrigin: new URL(settings.MODELS_BASE_URL).origin,
    adviceOnRefusal: '; MODELS_TOKEN sends a token',
    ...(options.retryMs !== undefined && { retryMs: options.retryMs }),
    report: (done, total) => report(file.name, done, total),
  })
  await describeModelFile(part).catch(async (thrown: unknown) => {
    await rm(part)
    throw thrown
  })
  await rename(part, target)
  return { isVerified, wasThere: false }
}

async function copyIn(path: string, folder: string): Promise<Pulled> {
  const { parts } = await describeModelFile(path)
  if (parts > 1)
    throw new OperatorError(`${path} is one of ${parts} parts; name them by CHAT_GGUF_MODELS where they are.`)
  if (!/\.gguf$/i.test(path)) throw new OperatorError(`${path} has to end in .gguf.`)
  const name = nameOfFile(path)
  try {
    await copyFile(path, join(folder, basename(path)), constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST')
      return { name, isVerified: true, wasThere: true }
    throw new OperatorError(`${path} cannot be copied to ${folder}.`, { cause: thrown })
  }
  return { name, isVerified: true, wasThere: false }
}
