import { refuse } from './refuse.ts'

const names = ['celebrities', 'landmarks'] as const

/** Kinds of things that are known by name, which this wire calls domain models. */
export type ModelName = (typeof names)[number]

/** @throws ServiceError `InvalidModel` for what is none of them. */
export function readModel(text: string): ModelName {
  const model = names.find((name) => name === text.toLowerCase())
  if (!model) throw refuse('InvalidModel', 'model', text, names)
  return model
}

/** With the categories that their names may stand with. */
export const models: { name: ModelName; categories: string[] }[] = [
  { name: 'celebrities', categories: ['people_'] },
  { name: 'landmarks', categories: ['outdoor_', 'building_'] },
]
