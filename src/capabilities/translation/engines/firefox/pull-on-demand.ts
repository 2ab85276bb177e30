import { mkdir } from 'node:fs/promises'
import { ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import { untilAborted } from '../../combine/until-aborted.ts'
import { modelsFolderOf } from '../../downloads/models-folder.ts'
import { pullRelease } from '../../downloads/pull-pair.ts'
import { listReleases } from '../../downloads/registry/list-pairs.ts'
import { openRegistry, type Registry } from '../../downloads/registry/open-registry.ts'
import { pairOf, type Release } from '../../downloads/registry/release.ts'
import type { LanguagePair } from '../../port.ts'
import { findModels } from '../marian/find-models.ts'
import { listRoutePairs } from '../marian/routes.ts'

export interface PullOnDemandOptions {
  readonly dataFolder: string
  /** The registry's address or folder. */
  readonly place: string
  /** Preferred where a pair has several. */
  readonly architecture?: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The registry is asked what it has this often. */
const refreshMs = 24 * 60 * 60 * 1000
/** And again this long after it could not be reached. */
const retryMs = 60 * 1000

/** Gets models at the first call that needs them, each once however many calls wait for it. */
export class PullOnDemand {
  readonly #options: PullOnDemandOptions
  readonly #registry: Registry
  readonly #pulls = new Map<string, Promise<unknown>>()
  #releases: Promise<readonly Release[]> = Promise.resolve([])
  #askAgainAt = 0

  constructor(options: PullOnDemandOptions) {
    this.#options = options
    this.#registry = openRegistry(options.place)
  }

  /** Pairs that a call may have the models pulled for. */
  async listPairs(): Promise<readonly LanguagePair[]> {
    const releases = await this.#listReleases()
    return listRoutePairs(releases.map(toModel))
  }

  /** Settles when the models of the pair are here; at once where the registry has none. */
  async pull({ source, target }: LanguagePair, signal: AbortSignal): Promise<void> {
    const folder = modelsFolderOf(this.#options.dataFolder)
    const there = (await findModels(folder)).map(({ card }) => card)
    const releases = (await this.#listReleases()).filter((one) => !there.some((card) => isSame(card, one)))
    const direct = releases.filter((one) => isSame(one, { source, target }))
    const legs = releases.filter(
      (one) => isSame(one, { source, target: 'en' }) || isSame(one, { source: 'en', target }),
    )
    const wanted = direct.length > 0 || there.some((card) => isSame(card, { source, target })) ? direct : legs
    await Promise.all(wanted.map((release) => untilAborted(this.#pullOnce(release, folder), signal)))
  }

  /** Goes on when its caller goes away: the next one will want it too. */
  #pullOnce(release: Release, folder: string): Promise<unknown> {
    const name = pairOf(release)
    const running = this.#pulls.get(name)
    if (running) return running
    const options = {
      folder,
      origin: this.#options.place,
      signal: new AbortController().signal,
      report: () => undefined,
    }
    const pull = mkdir(folder, { recursive: true })
      .then(() => pullRelease(this.#registry, release, options))
      .catch((cause: unknown) => {
        throw new ServiceError('model_unavailable', 503, `The model ${name} could not be pulled.`, { cause })
      })
      .finally(() => this.#pulls.delete(name))
    this.#pulls.set(name, pull)
    return pull
  }

  #listReleases(): Promise<readonly Release[]> {
    const { now, architecture } = this.#options
    if (now() < this.#askAgainAt) return this.#releases
    const before = this.#releases
    this.#askAgainAt = now() + refreshMs
    this.#releases = this.#registry
      .listRecords(new AbortController().signal)
      .then((records) => listReleases(records, { architecture }))
      .catch(() => {
        this.#askAgainAt = now() + retryMs
        return before
      })
    return this.#releases
  }
}

function toModel({ source, target, version, model, sourceVocabulary, targetVocabulary }: Release) {
  const files = {
    model: model.name,
    sourceVocabulary: sourceVocabulary.name,
    targetVocabulary: targetVocabulary.name,
  }
  return { card: { source, target, version, files }, folder: '', bytes: 0, key: '' }
}

function isSame(one: LanguagePair, other: LanguagePair): boolean {
  return one.source === other.source && one.target === other.target
}
