import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { lookUp } from '../../../libraries/json/look-up.ts'
import { hashFile } from '../../../kernel/assembly/models/fetch-files.ts'
import type { MarianModel, ModelCard } from '../engines/marian/marian-model.ts'
import { findModelFault } from '../engines/marian/model-file/find-model-fault.ts'

/** The files of a model with their checksums, to be kept in its card. */
export async function hashFiles({ files }: ModelCard, folder: string): Promise<NonNullable<ModelCard['checksums']>> {
  const names = [...new Set(Object.values(files))]
  const hashed = names.map(async (name) => {
    const path = join(folder, name)
    return [name, { bytes: (await stat(path)).size, sha256: await hashFile(path) }] as const
  })
  return Object.fromEntries(await Promise.all(hashed))
}

/**
 * Compares a model with the checksums of its pull. Of one that has none it is seen whether it can be run.
 *
 * @returns whether there were checksums
 * @throws OperatorError where the model is not what was pulled, or cannot be run
 */
export async function verifyPair({ card, folder }: MarianModel): Promise<boolean> {
  const { checksums } = card
  if (!checksums) {
    await assertRuns(card, folder)
    return false
  }
  for (const [name, { bytes, sha256 }] of Object.entries(await hashFiles(card, folder))) {
    const known = lookUp(checksums, name)
    if (!known) throw new OperatorError(`${name} was not pulled with it.`)
    if (known.bytes !== bytes) throw new OperatorError(`${name} has ${bytes} bytes instead of ${known.bytes}.`)
    if (known.sha256 !== sha256) throw new OperatorError(`${name} has another checksum than when it came.`)
  }
  return true
}

async function assertRuns({ files }: ModelCard, folder: string): Promise<void> {
  const read = (name: string) => readFile(join(folder, name))
  const [model, sourceVocabulary, targetVocabulary] = await Promise.all([
    read(files.model),
    read(files.sourceVocabulary),
    read(files.targetVocabulary),
  ])
  const fault = findModelFault({ model, sourceVocabulary, targetVocabulary })
  if (fault !== undefined) throw new OperatorError(`It cannot be used: ${fault}.`)
}
