import type { ModelRecord } from './model-record.ts'

/** The files of one model that belong together. */
export interface Release {
  readonly source: string
  readonly target: string
  readonly version: string
  readonly architecture: string | undefined
  readonly model: ModelRecord
  readonly sourceVocabulary: ModelRecord
  readonly targetVocabulary: ModelRecord
  readonly shortlist: ModelRecord | undefined
}

/** Versions begin with the one of the format; later ones may not be read by this runtime. */
const maxFormat = 3

/** Of models of one version: `base-memory` is nearly as good as `base` at half of the size. */
const preferred = ['base-memory', 'base', 'tiny']

/** The newest model that is released for everybody. One before a release (`3.0a1`) only where there is no other. */
export function chooseRelease(records: readonly ModelRecord[], source: string, target: string): Release | undefined {
  const ofPair = records.filter((each) => each.sourceLanguage === source && each.targetLanguage === target)
  const models = ofPair.filter((each) => each.fileType === 'model' && isForUs(each)).toSorted(compare)
  for (const model of models) {
    const siblings = ofPair.filter((each) => each.version === model.version && each.architecture === model.architecture)
    const release = collect(model, siblings)
    if (release) return release
  }
  return undefined
}

/** All pairs that have a model, in order. */
export function listReleases(records: readonly ModelRecord[]): readonly Release[] {
  const pairs = new Map(records.map((each) => [`${each.sourceLanguage}-${each.targetLanguage}`, each]))
  return [...pairs]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { sourceLanguage, targetLanguage }]) => chooseRelease(records, sourceLanguage, targetLanguage))
    .filter((release) => release !== undefined)
}

function isForUs({ version, filter_expression: filter = '' }: ModelRecord): boolean {
  return filter === '' && numbersOf(version)[0] !== undefined && (numbersOf(version)[0] ?? 0) <= maxFormat
}

function collect(model: ModelRecord, siblings: readonly ModelRecord[]): Release | undefined {
  const find = (...types: readonly string[]) => siblings.find(({ fileType }) => types.includes(fileType))
  const sourceVocabulary = find('srcvocab') ?? find('vocab')
  const targetVocabulary = find('trgvocab') ?? find('vocab')
  if (!sourceVocabulary || !targetVocabulary) return undefined
  return {
    source: model.sourceLanguage,
    target: model.targetLanguage,
    version: model.version,
    architecture: model.architecture ?? undefined,
    model,
    sourceVocabulary,
    targetVocabulary,
    shortlist: find('lex'),
  }
}

/** The better one first. */
function compare(one: ModelRecord, other: ModelRecord): number {
  return (
    Number(isEarly(one)) - Number(isEarly(other)) ||
    compareVersions(other.version, one.version) ||
    rank(one) - rank(other)
  )
}

function rank({ architecture }: ModelRecord): number {
  const place = preferred.indexOf(architecture ?? '')
  return place === -1 ? preferred.length : place
}

function isEarly({ version }: ModelRecord): boolean {
  return /[a-z]/i.test(version)
}

function compareVersions(one: string, other: string): number {
  const [left, right] = [numbersOf(one), numbersOf(other)]
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0)
    if (difference !== 0) return difference
  }
  return one < other ? -1 : Number(one > other)
}

function numbersOf(version: string): number[] {
  return (version.match(/\d+/g) ?? []).map(Number)
}
