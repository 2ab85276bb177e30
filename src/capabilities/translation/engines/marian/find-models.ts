import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Check } from 'typebox/value'
import { toLanguageTag } from '../../domain/language-tag.ts'
import { type MarianModel, type ModelCard, modelCardSchema } from './marian-model.ts'

export const cardFile = 'card.json'

/** The models of a folder, each in a folder of its own with a card; half ones and a folder that is not there hold none. */
export async function findModels(folder: string): Promise<readonly MarianModel[]> {
  const names = await readdir(folder).catch(() => [])
  // Those that are being pulled lie hidden.
  const visible = names.filter((name) => !name.startsWith('.'))
  const models = await Promise.all(visible.toSorted().map((name) => readModel(join(folder, name))))
  return models.filter((model) => model !== undefined)
}

/** Undefined where the folder holds no card, or not all the files that it names. */
export async function readModel(folder: string): Promise<MarianModel | undefined> {
  const text = await readFile(join(folder, cardFile), 'utf8').catch(() => '')
  const card = parseCard(text)
  if (!card) return undefined
  const files = [...new Set(Object.values(card.files))]
  const found = await Promise.all(files.map((file) => stat(join(folder, file)).catch(() => undefined)))
  if (found.some((file) => !file?.isFile())) return undefined
  const bytes = found.reduce((sum, file) => sum + (file?.size ?? 0), 0)
  return { card, folder, bytes, key: [folder, card.version, ...found.map((file) => file?.mtimeMs)].join('|') }
}

function parseCard(text: string): ModelCard | undefined {
  try {
    const card: unknown = JSON.parse(text)
    return Check(modelCardSchema, card) && namesLanguages(card) ? card : undefined
  } catch {
    return undefined
  }
}

function namesLanguages({ source, target }: ModelCard): boolean {
  return toLanguageTag(source) !== undefined && toLanguageTag(target) !== undefined
}
