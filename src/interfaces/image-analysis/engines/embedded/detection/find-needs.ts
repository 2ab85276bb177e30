import type { Feature } from '../../../port.ts'

/** What has to be looked for, so that no model runs for nothing. */
export interface Needs {
  /** With details: age, gender, smile and what a face is known again by, most of the work on one. */
  readonly faces: 'with details' | 'alone' | undefined
  readonly objects: boolean
  readonly adult: boolean
}

/** The detectors that can answer what was asked. */
export function findNeeds(features: ReadonlySet<Feature>): Needs {
  const isAsked = (...names: readonly Feature[]) => names.some((name) => features.has(name))
  const areDetailsAsked = isAsked('tags', 'description', 'faces', 'celebrities')
  return {
    faces: areDetailsAsked ? 'with details' : isAsked('categories') ? 'alone' : undefined,
    objects: isAsked('categories', 'tags', 'description', 'objects'),
    adult: isAsked('adult'),
  }
}

export const allNeeds: Needs = { faces: 'with details', objects: true, adult: true }

/** Persons are enrolled by their faces. */
export const faceNeeds: Needs = { faces: 'with details', objects: false, adult: false }
