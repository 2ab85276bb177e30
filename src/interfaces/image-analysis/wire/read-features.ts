import { ServiceError } from '../../../kernel/errors/service-error.ts'
import type { Feature } from '../port.ts'

/** Names of the wire, in lower case: its clients write them in several ways. */
const features: Readonly<Record<string, Feature>> = {
  categories: 'categories',
  tags: 'tags',
  description: 'description',
  faces: 'faces',
  imagetype: 'image-type',
  color: 'color',
  adult: 'adult',
  objects: 'objects',
}

/** What can be asked of faces one by one. */
const faceAttributes = new Map([
  ['age', 'age'],
  ['gender', 'gender'],
  ['headpose', 'headPose'],
  ['smile', 'smile'],
  ['facialhair', 'facialHair'],
  ['glasses', 'glasses'],
] as const)

export type FaceAttribute = 'age' | 'gender' | 'headPose' | 'smile' | 'facialHair' | 'glasses'

const details: Readonly<Record<string, Feature>> = { celebrities: 'celebrities', landmarks: 'landmarks' }

export interface WantedFeatures {
  readonly features: ReadonlySet<Feature>
  readonly faceAttributes: readonly FaceAttribute[]
}

/** `visualFeatures` and `details`; categories where nothing is asked for. Details stand with the categories. */
export function readFeatures(visualFeatures = '', wantedDetails = ''): WantedFeatures {
  const wanted = new Set<Feature>()
  const attributes: FaceAttribute[] = []
  for (const name of splitNames(visualFeatures)) {
    const attribute = [...faceAttributes].find(([lower]) => lower === name.toLowerCase())?.[1]
    const feature = attribute ? 'faces' : features[name.toLowerCase()]
    if (!feature) throw notSupported('NotSupportedVisualFeature', 'visual feature', name)
    if (attribute) attributes.push(attribute)
    wanted.add(feature)
  }
  if (wanted.size === 0) wanted.add('categories')
  for (const name of splitNames(wantedDetails)) {
    const detail = details[name.toLowerCase()]
    if (!detail) throw notSupported('InvalidDetails', 'detail', name)
    wanted.add(detail).add('categories')
  }
  return { features: wanted, faceAttributes: attributes }
}

/** Separated by commas, which some clients percent-encode twice. */
function splitNames(text: string): readonly string[] {
  return text
    .replaceAll(/%2c/gi, ',')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function notSupported(code: string, what: string, name: string): ServiceError {
  return new ServiceError(code, 400, `The ${what} "${name.slice(0, 60)}" is not supported.`)
}

/** @throws ServiceError `NotSupportedLanguage` where the words cannot be given in it. */
export function checkLanguage(language = 'en'): void {
  if (!/^en(?:-|$)/i.test(language) && language !== '')
    throw new ServiceError(
      'NotSupportedLanguage',
      400,
      `The language "${language.slice(0, 20)}" is not supported; en is.`,
    )
}
