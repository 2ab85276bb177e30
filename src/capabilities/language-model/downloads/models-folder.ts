/** GGUF files: on the shelf a folder each, and those that people put into its folder by hand, as all were before. */
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isModelPath, nameOfFile } from '../../../kernel/foundation/gguf/model-path.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { LooseModels } from '../../../kernel/wire/interface/model-purpose.ts'
import { findInUse, listShelved, readChosen, shelfOf } from '../../../kernel/foundation/shelf/shelf.ts'
import { readModelFile } from '../../../kernel/foundation/gguf/read-model-file.ts'

export interface ModelFile {
  /** Of the shelf its name there, else the file's without `.gguf`. */
  readonly name: string
  readonly path: string
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

const usedFile = 'used-model.txt'
const purpose = 'chat'

/** The models of a data folder and of further places, by name. Places that are not there hold none. */
export async function findModels(dataFolder: string, places: readonly string[]): Promise<readonly ModelFile[]> {
  const found = await Promise.all([findShelved(dataFolder), findIn(shelfOf(dataFolder)), ...places.map(findIn)])
  const byName = new Map<string, ModelFile>()
  for (const file of found.flat()) if (!byName.has(file.name)) byName.set(file.name, file)
  return [...byName.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

async function findShelved(dataFolder: string): Promise<ModelFile[]> {
  const models = (await listShelved(dataFolder)).filter(({ card }) => card.purpose === purpose)
  const files = models.map(async ({ card, folder }) => {
    const path = card.files.map((file) => file.path).find(isModelPath)
    const there = path === undefined ? undefined : await stat(join(folder, path)).catch(() => undefined)
    return path !== undefined && there ? [{ ...toModelFile(join(folder, path), there), name: card.name }] : []
  })
  return (await Promise.all(files)).flat()
}

async function findIn(place: string): Promise<ModelFile[]> {
  const there = await stat(place).catch(() => undefined)
  if (!there) return []
  if (!there.isDirectory()) return [toModelFile(place, there)]
  const names = (await readdir(place)).filter(isModelPath)
  return Promise.all(names.map(async (name) => toModelFile(join(place, name), await stat(join(place, name)))))
}

function toModelFile(path: string, { size, mtimeMs }: { size: number; mtimeMs: number }): ModelFile {
  return { name: nameOfFile(path), path, bytes: size, changedAt: mtimeMs }
}

/** The model that was chosen by `mainstay models use`, else the first of the shelf, which was pulled. */
export async function readUsedModel(dataFolder: string): Promise<string | undefined> {
  const chosen = (await readChosen(dataFolder, purpose)) ?? (await readOldChoice(dataFolder))
  return chosen ?? (await findInUse(dataFolder, purpose))?.card.name
}

/** As versions before the shelf wrote it. */
async function readOldChoice(dataFolder: string): Promise<string | undefined> {
  const text = await readFile(join(shelfOf(dataFolder), usedFile), 'utf8').catch(() => '')
  return text.trim() || undefined
}

/** Files that lie in the shelf's folder itself. */
export const looseModels: LooseModels = {
  list: async (dataFolder) => findIn(shelfOf(dataFolder)),
  readChoice: readOldChoice,
  async remove(name, dataFolder) {
    const shelf = shelfOf(dataFolder)
    const parts = (await readdir(shelf)).filter((file) => /\.gguf$/i.test(file) && nameOfFile(file) === name)
    if (parts.length === 0) throw new OperatorError(`There is no model "${name}" in ${shelf}.`)
    for (const part of parts) await rm(join(shelf, part))
    if ((await readOldChoice(dataFolder)) === name) await rm(join(shelf, usedFile))
  },
  async verify(name, dataFolder) {
    const file = (await findIn(shelfOf(dataFolder))).find((each) => each.name === name)
    if (file) await readModelFile(file.path)
    return false
  },
}
