import type { Feature } from '../port.ts'
import { refuse } from './refuse.ts'
import { splitNames } from './split-names.ts'

/** Names of the wire; its clients write them in several ways, and version 1.0 asks for faces by their attributes. */
const visualFeatures = [
  ['Categories', 'categories'],
  ['Tags', 'tags'],
  ['Description', 'description'],
  ['Faces', 'faces'],
  ['ImageType', 'image-type'],
  ['Color', 'color'],
  ['Adult', 'adult'],
  ['Objects', 'objects'],
  ['Brands', 'brands'],
] as const satisfies readonly (readonly [string, Feature | 'brands'])[]

const faceAttributeNames = ['age', 'gender', 'headPose', 'smile', 'facialHair', 'glasses'] as const

export type FaceAttribute = (typeof faceAttributeNames)[number]

const details = [
  ['Celebrities', 'celebrities'],
  ['Landmarks', 'landmarks'],
] as const satisfies readonly (readonly [string, Feature])[]

const toLower = <Value>([name, value]: readonly [string, Value]) => [name.toLowerCase(), value] as const

const featuresByName = new Map(visualFeatures.map(toLower))
const detailsByName = new Map(details.map(toLower))
const attributesByName = new Map(faceAttributeNames.map((name) => [name.toLowerCase(), name]))

export interface WantedFeatures {
  readonly features: ReadonlySet<Feature>
  readonly faceAttributes: readonly FaceAttribute[]
  /** No engine knows any. */
  readonly brands: boolean
}

/** `visualFeatures` and `details`; categories where nothing is asked for. Details stand with the categories. */
export function readFeatures(wantedFeatures = '', wantedDetails = ''): WantedFeatures {
  const features = new Set<Feature>()
  const faceAttributes: FaceAttribute[] = []
  let brands = false
  for (const name of splitNames(wantedFeatures)) {
    const attribute = attributesByName.get(name.toLowerCase())
    const feature = attribute ? 'faces' : featuresByName.get(name.toLowerCase())
    if (!feature) throw unknownFeature(name)
    if (attribute) faceAttributes.push(attribute)
    if (feature === 'brands') brands = true
    else features.add(feature)
  }
  if (features.size === 0 && !brands) features.add('categories')
  for (const name of splitNames(wantedDetails)) features.add(readDetail(name)).add('categories')
  return { features, faceAttributes, brands }
}

/** What captions are to leave out; they name neither anyway. */
export function checkExcluded(descriptionExclude?: string): void {
  for (const name of splitNames(descriptionExclude)) readDetail(name)
}

function readDetail(name: string): Feature {
  const detail = detailsByName.get(name.toLowerCase())
  if (!detail)
    throw refuse(
      'InvalidDetails',
      'detail',
      name,
      details.map(([known]) => known),
    )
  return detail
}

function unknownFeature(name: string): Error {
  const known = [...visualFeatures.map(([each]) => each), ...faceAttributeNames]
  return refuse('NotSupportedVisualFeature', 'visual feature', name, known)
}
