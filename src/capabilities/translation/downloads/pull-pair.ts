import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { cardFile, readModel } from '../engines/marian/find-models.ts'
import type { MarianModel, ModelCard } from '../engines/marian/marian-model.ts'
import { findModelFault } from '../engines/marian/model-file/find-model-fault.ts'
import { fetchFile, isThere } from './fetch-file.ts'
import { hashFiles } from './verify-pair.ts'
import { writeLicence } from './write-licence.ts'
import type { ModelRecord } from './registry/model-record.ts'
import type { Registry } from './registry/open-registry.ts'
import { pairOf, recordsOf, type Release } from './registry/release.ts'

export interface PullOptions {
  /** The folder of models. */
  readonly folder: string
  /** What the registry is called in the card. */
  readonly origin: string
  readonly signal: AbortSignal
  readonly report: (name: string, done: number, total: number | undefined) => void
  readonly retryMs?: number
}

export interface PulledPair {
  readonly model: MarianModel
  /** Whether it was there already, of this version. */
  readonly wasThere: boolean
}

/**
 * Brings a release into the folder of models. It is collected beside its place, where another pull goes on with it, and takes the place
 * of an older one once it is whole and checked.
 */
export async function pullRelease(registry: Registry, release: Release, options: PullOptions): Promise<PulledPair> {
  const { folder, origin } = options
  const there = await findPulled(release, folder)
  if (there) return { model: there, wasThere: true }
  const name = pairOf(release)
  const place = join(folder, name)
  const plain = toCard(release, origin)
  const staging = join(folder, `.${name}`)
  await mkdir(staging, { recursive: true })
  for (const record of recordsOf(release)) await fetchMissing(registry, record, staging, options)
  await assertFits(name, plain, staging)
  const card = { ...plain, checksums: await hashFiles(plain, staging) }
  await writeLicence(staging, card)
  await writeFile(join(staging, cardFile), `${JSON.stringify(card, undefined, 2)}\n`)
  await rm(place, { recursive: true, force: true })
  await rename(staging, place)
  const model = await readModel(place)
  if (!model) throw new OperatorError(`${name} was taken away while it was pulled.`)
  return { model, wasThere: false }
}

/** The model of a release, where it is here already. */
export async function findPulled(release: Release, folder: string): Promise<MarianModel | undefined> {
  const model = await readModel(join(folder, pairOf(release)))
  return model && isSame(model.card, release) ? model : undefined
}

function toCard(release: Release, origin: string): ModelCard {
  const { source, target, version, architecture, model, sourceVocabulary, targetVocabulary, shortlist } = release
  return {
    source,
    target,
    version,
    ...(architecture !== undefined && { architecture }),
    files: {
      model: model.name,
      sourceVocabulary: sourceVocabulary.name,
      targetVocabulary: targetVocabulary.name,
      ...(shortlist && { shortlist: shortlist.name }),
    },
    licence: 'MPL-2.0',
    origin,
  }
}

function isSame(one: ModelCard, other: Release): boolean {
  return one.version === other.version && one.architecture === other.architecture
}

/** One that is there already may be of another model: files of all versions have one name, and often one size. */
async function fetchMissing(
  registry: Registry,
  record: ModelRecord,
  staging: string,
  { signal, report, retryMs }: PullOptions,
): Promise<void> {
  if (await isThere(record, staging)) return
  await fetchFile(registry, record, staging, {
    signal,
    report: (done, total) => report(record.name, done, total),
    ...(retryMs !== undefined && { retryMs }),
  }).catch(async (thrown: unknown) => {
    // What broke off is gone on with; what came whole and wrong is not.
    if (thrown instanceof OperatorError && /nothing of it is kept/.test(thrown.message)) await discard(staging, record)
    throw thrown
  })
}

async function discard(staging: string, { name }: ModelRecord): Promise<void> {
  for (const ending of ['.part', '.part.tag', '.plain']) await rm(join(staging, `${name}${ending}`), { force: true })
}

async function assertFits(name: string, { files }: ModelCard, staging: string): Promise<void> {
  const [model, sourceVocabulary, targetVocabulary] = await Promise.all(
    [files.model, files.sourceVocabulary, files.targetVocabulary].map((file) => readFile(join(staging, file))),
  )
  if (!model || !sourceVocabulary || !targetVocabulary) return
  const fault = findModelFault({ model, sourceVocabulary, targetVocabulary })
  if (fault === undefined) return
  await rm(staging, { recursive: true })
  throw new OperatorError(`The model ${name} cannot be used: ${fault}. It was taken away again.`)
}
