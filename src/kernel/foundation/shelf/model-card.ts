import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { labelMeanings } from './catalogue-entry.ts'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'

const cardFile = Type.Object({
  path: Type.String(),
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String(),
  isStated: Type.Boolean({ description: 'Whether the checksum is the publisher’s, rather than that of what came' }),
})

const modelCard = Type.Object({
  name: Type.String(),
  purpose: Type.String(),
  publisher: Type.Optional(Type.String()),
  licence: Type.Optional(Type.String()),
  languages: Type.Optional(Type.Array(Type.String())),
  labels: Type.Optional(labelMeanings),
  origin: Type.String({ description: 'Where it came from, for people' }),
  repository: Type.Optional(Type.String()),
  revision: Type.Optional(Type.String()),
  files: Type.Array(cardFile),
})

export type ModelCard = Static<typeof modelCard>
export type CardFile = ModelCard['files'][number]

const cardName = 'model.json'

const readJson = createJsonReader(modelCard)

/** The card in a model's folder; undefined where there is none that can be read. */
export async function readCard(folder: string): Promise<ModelCard | undefined> {
  try {
    return readJson(await readFile(join(folder, cardName), 'utf8'))
  } catch {
    return undefined
  }
}

export async function writeCard(folder: string, card: ModelCard): Promise<void> {
  await writeFile(join(folder, cardName), `${JSON.stringify(card, undefined, 2)}\n`)
}
