/** The models of a data folder, a folder each, and which of them are used. */
import { statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { Type } from 'typebox'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'
import { lookUp } from '../../../libraries/json/look-up.ts'
import { type ModelCard, readCard } from './model-card.ts'

export interface ShelvedModel {
  readonly card: ModelCard
  readonly folder: string
}

const choiceFile = 'in-use.json'
const readChoice = createJsonReader(Type.Record(Type.String(), Type.String()))

export function shelfOf(dataFolder: string): string {
  return resolve(dataFolder, 'models')
}

/** The folder of the shelf's model that a file belongs to; undefined for files elsewhere. */
export function findFolderOf(path: string, dataFolder: string): string | undefined {
  const [name, ...rest] = relative(shelfOf(dataFolder), path).split(sep)
  return name === undefined || name === '..' || isAbsolute(name) || rest.length === 0
    ? undefined
    : join(shelfOf(dataFolder), name)
}

/** By name. What is being pulled, and folders without a card, are none. */
export async function listShelved(dataFolder: string): Promise<readonly ShelvedModel[]> {
  const shelf = shelfOf(dataFolder)
  const entries = await readdir(shelf, { withFileTypes: true }).catch(() => [])
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  const models = await Promise.all(
    folders.map(async ({ name }) => {
      const folder = join(shelf, name)
      const card = await readCard(folder)
      return card ? [{ card: { ...card, name }, folder }] : []
    }),
  )
  return models.flat().toSorted((one, other) => (one.card.name < other.card.name ? -1 : 1))
}

export async function findShelved(dataFolder: string, name: string): Promise<ShelvedModel | undefined> {
  return (await listShelved(dataFolder)).find(({ card }) => card.name === name)
}

/** The model that answers for a purpose: the one that was chosen, else the first. */
export async function findInUse(dataFolder: string, purpose: string): Promise<ShelvedModel | undefined> {
  const chosen = await readChosen(dataFolder, purpose)
  const models = (await listShelved(dataFolder)).filter(({ card }) => card.purpose === purpose)
  return models.find(({ card }) => card.name === chosen) ?? models[0]
}

/** The name that was chosen for a purpose, there or not. */
export async function readChosen(dataFolder: string, purpose: string): Promise<string | undefined> {
  return lookUp(await readChoices(dataFolder), purpose)
}

async function readChoices(dataFolder: string): Promise<Readonly<Record<string, string>>> {
  try {
    return readChoice(await readFile(join(shelfOf(dataFolder), choiceFile), 'utf8'))
  } catch {
    return {}
  }
}

/** Chooses a model, or none, for a purpose. Written anew and moved into place, by which running servers notice it. */
export async function choose(dataFolder: string, purpose: string, name: string | undefined): Promise<void> {
  const others = Object.entries(await readChoices(dataFolder)).filter(([each]) => each !== purpose)
  const choices = Object.fromEntries(name === undefined ? others : [...others, [purpose, name]])
  const shelf = shelfOf(dataFolder)
  await mkdir(shelf, { recursive: true })
  const fresh = join(shelf, `.${choiceFile}.${process.pid}`)
  await writeFile(fresh, `${JSON.stringify(choices, undefined, 2)}\n`)
  await rename(fresh, join(shelf, choiceFile))
}

export async function removeShelved(dataFolder: string, { card, folder }: ShelvedModel): Promise<void> {
  if ((await readChosen(dataFolder, card.purpose)) === card.name) await choose(dataFolder, card.purpose, undefined)
  await rm(folder, { recursive: true })
}

/** Changes whenever a model comes, goes or is chosen: all of these move something in or out of the folder. */
export function readShelfVersion(dataFolder: string): number {
  return statSync(shelfOf(dataFolder), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
