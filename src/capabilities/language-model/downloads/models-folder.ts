/** The folder in which a server keeps its models: one file each, named after the model, and which of them is used. */
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { OperatorError } from '../../../kernel/errors/operator-error.ts'

export interface ModelFile {
  /** The file's name without `.gguf`. */
  readonly name: string
  readonly path: string
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

/** Of a model that is split, the parts after the first. */
const laterPart = /-(?!00001)\d{5}-of-\d{5}\.gguf$/i
const usedFile = 'used-model.txt'

export function modelsFolderOf(dataFolder: string): string {
  return join(dataFolder, 'models')
}

/** The models in a folder and of single files, by name. Places that are not there hold none. */
export async function findModels(places: readonly string[]): Promise<readonly ModelFile[]> {
  const found = await Promise.all(places.map(findIn))
  const byName = new Map<string, ModelFile>()
  for (const file of found.flat()) if (!byName.has(file.name)) byName.set(file.name, file)
  return [...byName.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

async function findIn(place: string): Promise<ModelFile[]> {
  const there = await stat(place).catch(() => undefined)
  if (!there) return []
  if (!there.isDirectory()) return [toModelFile(place, there)]
  const names = (await readdir(place)).filter((name) => /\.gguf$/i.test(name) && !laterPart.test(name))
  return Promise.all(names.map(async (name) => toModelFile(join(place, name), await stat(join(place, name)))))
}

function toModelFile(path: string, { size, mtimeMs }: { size: number; mtimeMs: number }): ModelFile {
  return { name: nameOfFile(path), path, bytes: size, changedAt: mtimeMs }
}

/** `llama-3.2-1b-q4_k_m` of `llama-3.2-1b-q4_k_m.gguf`, and of the first part of a split one. */
export function nameOfFile(path: string): string {
  return basename(path).replace(/(-\d{5}-of-\d{5})?\.gguf$/i, '')
}

/** The model that was chosen by `mainstay models use`. */
export async function readUsedModel(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, usedFile), 'utf8').catch(() => '')
  return text.trim() || undefined
}

export async function useModel(folder: string, name: string): Promise<void> {
  await findModel(folder, name)
  await writeFile(join(folder, usedFile), `${name}\n`)
}

/** Takes a model away, all parts of a split one. */
export async function removeModel(folder: string, name: string): Promise<void> {
  const { path } = await findModel(folder, name)
  const parts = (await readdir(folder)).filter((file) => nameOfFile(file) === nameOfFile(path) && /\.gguf$/i.test(file))
  for (const part of parts) await rm(join(folder, part))
  if ((await readUsedModel(folder)) === name) await rm(join(folder, usedFile))
}

async function findModel(folder: string, name: string): Promise<ModelFile> {
  const file = (await findModels([folder])).find((each) => each.name === name)
  if (file) return file
  throw new OperatorError(`There is no model "${name}" in ${folder}; "mainstay models list" shows those that are.`)
}
