import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { zstdCompress } from 'node:zlib'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { findModels } from '../engines/marian/find-models.ts'
import type { MarianModel } from '../engines/marian/marian-model.ts'
import type { ModelRecord } from './registry/model-record.ts'
import { recordsPath } from './registry/open-registry.ts'
import { writeLicence } from './write-licence.ts'

const compress = promisify(zstdCompress)

const fileTypes = [
  ['model', 'model'],
  ['sourceVocabulary', 'srcvocab'],
  ['targetVocabulary', 'trgvocab'],
  ['shortlist', 'lex'],
] as const

/** One vocabulary for both languages is one file. */
const fileTypesOfOne = [
  ['model', 'model'],
  ['sourceVocabulary', 'vocab'],
  ['shortlist', 'lex'],
] as const

/** Writes the models of a folder as a registry: what `TRANSLATION_REGISTRY` of another Mainstay may name, as a path or served. */
export async function exportModels(folder: string, target: string): Promise<readonly MarianModel[]> {
  const models = await findModels(folder)
  const [first] = models
  if (!first) throw new OperatorError('There are no models to export; "mainstay translation pull" gets some.')
  const records = await Promise.all(models.map((model) => exportModel(model, target)))
  await mkdir(dirname(join(target, recordsPath)), { recursive: true })
  await writeFile(join(target, recordsPath), JSON.stringify({ data: records.flat() }))
  await writeLicence(target, { ...first.card, version: 'and others' })
  return models
}

async function exportModel({ card, folder }: MarianModel, target: string): Promise<ModelRecord[]> {
  const records: ModelRecord[] = []
  const isShared = card.files.sourceVocabulary === card.files.targetVocabulary
  for (const [role, fileType] of isShared ? fileTypesOfOne : fileTypes) {
    const name = card.files[role]
    if (name === undefined) continue
    const plain = await readFile(join(folder, name))
    const packed = await compress(plain)
    const location = `attachments/${sha256Of(packed)}.zst`
    await mkdir(join(target, 'attachments'), { recursive: true })
    await writeFile(join(target, location), packed)
    records.push({
      name,
      fileType,
      sourceLanguage: card.source,
      targetLanguage: card.target,
      version: card.version,
      ...(card.architecture !== undefined && { architecture: card.architecture }),
      decompressedSize: plain.length,
      decompressedHash: sha256Of(plain),
      filter_expression: '',
      attachment: { filename: `${name}.zst`, location, hash: sha256Of(packed), size: packed.length },
    })
  }
  return records
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
