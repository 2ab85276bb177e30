import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { AnalysisRequest, Feature } from '../port.ts'
import { checkLanguage, checkModelVersion, readTruth } from './read-options.ts'
import { refuse } from './refuse.ts'
import { splitNames } from './split-names.ts'

/** The features of Image Analysis 4.0, with what has to be looked for. */
const features = {
  tags: ['tags'],
  caption: ['description'],
  denseCaptions: ['description', 'objects'],
  objects: ['objects'],
  read: ['text'],
  smartCrops: ['crops'],
  people: ['objects'],
} as const satisfies Readonly<Record<string, readonly Feature[]>>

export type DatedFeature = keyof typeof features

const names = ['tags', 'caption', 'denseCaptions', 'objects', 'read', 'smartCrops', 'people'] as const
const featuresByName = new Map(names.map((name) => [name.toLowerCase(), name]))

const apiVersions = ['2023-10-01', '2024-02-01']

export interface DatedQuery {
  readonly 'api-version'?: string
  readonly features?: string
  readonly language?: string
  readonly 'gender-neutral-caption'?: string
  readonly 'smartcrops-aspect-ratios'?: string
  readonly 'model-version'?: string
}

export interface DatedRequest extends AnalysisRequest {
  readonly wanted: ReadonlySet<DatedFeature>
  readonly isGenderNeutral: boolean
}

export function readDatedRequest(query: DatedQuery): DatedRequest {
  const version = query['api-version'] ?? ''
  if (!apiVersions.includes(version)) throw refuse('InvalidApiVersion', 'api-version', version, apiVersions)
  checkLanguage(query.language)
  checkModelVersion(query['model-version'])
  const wanted = readWanted(query.features)
  const ratios = readRatios(query['smartcrops-aspect-ratios'])
  return {
    wanted,
    features: new Set([...wanted].flatMap((name): readonly Feature[] => features[name])),
    maxCaptions: 1,
    isGenderNeutral: readTruth('gender-neutral-caption', query['gender-neutral-caption']),
    ...(ratios.length > 0 && { cropRatios: ratios }),
  }
}

function readWanted(text?: string): ReadonlySet<DatedFeature> {
  const wanted = splitNames(text).map((name) => {
    const feature = featuresByName.get(name.toLowerCase())
    if (!feature) throw refuse('NotSupportedVisualFeature', 'feature', name, names)
    return feature
  })
  if (wanted.length === 0)
    throw new ServiceError('BadArgument', 400, `The query lacks features; name some of ${names.join(', ')}.`)
  return new Set(wanted)
}

const maxRatios = 10

function readRatios(text?: string): readonly number[] {
  const ratios = splitNames(text)
  if (ratios.length <= maxRatios) return ratios.map(readRatio)
  throw new ServiceError('BadArgument', 400, `smartcrops-aspect-ratios can be up to ${maxRatios}; send fewer.`)
}

function readRatio(text: string): number {
  const ratio = /^\d(?:\.\d{1,9})?$/.test(text) ? Number(text) : 0
  if (ratio < 0.75 || ratio > 1.8)
    throw refuse('BadArgument', 'aspect ratio of smartcrops-aspect-ratios', text, ['a number from 0.75 to 1.8'])
  return ratio
}
