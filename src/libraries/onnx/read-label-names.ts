import type { JsonObject } from '../json/json-object.ts'
import { MissingPartError } from './missing-part-error.ts'

/** What a classifier tells apart, by its outputs' order: `id2label` of config.json. */
export function readLabelNames({ id2label: labels }: JsonObject, folder: string): readonly string[] {
  if (typeof labels !== 'object' || labels === null)
    throw new MissingPartError(`config.json in ${folder} has no "id2label", the names of what the model tells apart.`)
  const names: string[] = []
  for (const [id, label] of Object.entries(labels)) names[Number(id)] = String(label)
  return names
}
