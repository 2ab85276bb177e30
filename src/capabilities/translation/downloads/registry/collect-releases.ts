import { type Audience, audiences, findFilterFault, isForAudience } from './audience.ts'
import type { ModelRecord } from './model-record.ts'
import type { Release } from './release.ts'

/** What the registry has for a pair: models that can be had here, and why the others cannot. */
export interface CollectedReleases {
  readonly releases: readonly Release[]
  /** Each as the end of a sentence. */
  readonly faults: readonly string[]
}

/** Versions begin with the one of the format; later ones may not be read by this runtime. */
const maxFormat = 3

/** Puts together the files of one pair that are of one version, of one architecture, and for the same people. */
export function collectReleases(records: readonly ModelRecord[]): CollectedReleases {
  const models = records.filter(({ fileType }) => fileType === 'model')
  if (models.length === 0) return { releases: [], faults: ['its weights are missing'] }
  const collected = models.map((model) => collectRelease(model, records))
  return {
    releases: collected.filter((each) => typeof each !== 'string'),
    faults: collected.filter((each) => typeof each === 'string'),
  }
}

function collectRelease(model: ModelRecord, records: readonly ModelRecord[]): Release | string {
  const format = /^\d+/.exec(model.version)?.[0]
  if (format === undefined) return `its version, "${model.version.slice(0, 20)}", is none`
  if (Number(format) > maxFormat) return `its version, ${model.version}, is newer than what can be read here`
  const audience = audiences.find((each) => isForAudience(model, each))
  if (!audience) return findFilterFault(model)
  const siblings = records.filter(
    (each) =>
      each.version === model.version && each.architecture === model.architecture && isForAudience(each, audience),
  )
  return joinFiles(model, audience, siblings)
}

function joinFiles(model: ModelRecord, audience: Audience, siblings: readonly ModelRecord[]): Release | string {
  const find = (type: string) => siblings.find(({ fileType }) => fileType === type)
  const [own, shared] = [[find('srcvocab'), find('trgvocab')], find('vocab')]
  const [sourceVocabulary, targetVocabulary] = own.every(Boolean) ? own : [shared, shared]
  if (!sourceVocabulary || !targetVocabulary) {
    const sides = own.some(Boolean)
      ? `the vocabulary of its ${own[0] ? 'target' : 'source'} language`
      : 'its vocabulary'
    return `${sides} is missing`
  }
  const files = [model, sourceVocabulary, targetVocabulary]
  const shortlist = find('lex')
  if (shortlist) files.push(shortlist)
  if (haveOneName(files)) return 'two of its files have one name'
  return {
    source: model.sourceLanguage,
    target: model.targetLanguage,
    version: model.version,
    architecture: model.architecture ?? undefined,
    audience,
    model,
    sourceVocabulary,
    targetVocabulary,
    shortlist,
  }
}

function haveOneName(files: readonly ModelRecord[]): boolean {
  const contents = new Set(files.map(({ attachment }) => attachment.hash))
  return new Set(files.map(({ name }) => name)).size < contents.size
}
