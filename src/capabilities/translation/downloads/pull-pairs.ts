import { mkdir } from 'node:fs/promises'
import { writeSize } from '../../../libraries/numbers/write-size.ts'
import { findReleases } from './find-releases.ts'
import { modelsFolderOf } from './models-folder.ts'
import { findPulled, type PulledPair, pullRelease } from './pull-pair.ts'
import type { ReleaseWishes } from './registry/choose-release.ts'
import { openRegistry } from './registry/open-registry.ts'
import { pairOf, type Release, sizeOf } from './registry/release.ts'
import type { RegistrySettings } from './settings.ts'

export interface PullPairsOptions {
  readonly wishes: ReleaseWishes
  readonly settings: RegistrySettings
  readonly dataFolder: string
  readonly signal: AbortSignal
  readonly report: (done: number, total: number | undefined, doing: string) => void
  /** Told what is going to be fetched, a line each. */
  readonly tell: (line: string) => void
}

/** Brings the models for pairs such as `en-ja`; those without English need two. What was there is named, too. */
export async function pullPairs(
  pairs: readonly string[],
  { wishes, settings, dataFolder, signal, report, tell }: PullPairsOptions,
): Promise<readonly PulledPair[]> {
  const registry = openRegistry(settings.TRANSLATION_REGISTRY)
  const records = await registry.listRecords(signal)
  const found = pairs.flatMap((pair) => findReleases(records, pair, wishes))
  const releases = [...new Map(found.map((release) => [pairOf(release), release])).values()]
  const folder = modelsFolderOf(dataFolder)
  await mkdir(folder, { recursive: true })
  for (const release of releases) if (!(await findPulled(release, folder))) tell(announce(release, wishes))
  const pulled: PulledPair[] = []
  const origin = settings.TRANSLATION_REGISTRY
  const pull = {
    folder,
    origin,
    signal,
    report: (name: string, done: number, total?: number) => report(done, total, name),
  }
  for (const release of releases) pulled.push(await pullRelease(registry, release, pull))
  return pulled
}

function announce(release: Release, { architecture }: ReleaseWishes): string {
  const isOther = architecture !== undefined && release.architecture !== architecture
  const kind = [release.version, release.architecture, isOther ? `there is no ${architecture} one` : undefined]
  return `${pairOf(release)} ${kind.filter((part) => part !== undefined).join(', ')}: ${writeSize(sizeOf(release))} to fetch.`
}

export function describePulled({ model: { card, bytes }, wasThere }: PulledPair): string {
  const { source, target, version, architecture } = card
  const kind = architecture === undefined ? '' : `, ${architecture}`
  return `${source}-${target} ${version}${kind}, ${writeSize(bytes)}, ${wasThere ? 'was there already' : 'is here'}.`
}
