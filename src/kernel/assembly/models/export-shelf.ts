import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { constants } from 'node:fs'
import { dirname, join } from 'node:path'
import { listShelved, type ShelvedModel } from '../../foundation/shelf/shelf.ts'
import { verifyShelved } from './verify-shelved.ts'

/**
 * Writes the models of the shelf as the hub serves them: `api/models/OWNER/REPO/tree/REVISION` and `OWNER/REPO/resolve/REVISION/FILE`.
 * Any web server over that folder is a mirror, and so is the folder itself.
 */
export async function exportShelf(dataFolder: string, target: string): Promise<readonly string[]> {
  const models = (await listShelved(dataFolder)).filter(({ card }) => card.repository !== undefined)
  for (const { card } of models) await verifyShelved(dataFolder, card)
  const byTree = Map.groupBy(models, ({ card }) =>
    join('api/models', card.repository ?? '', 'tree', card.revision ?? ''),
  )
  for (const [tree, ofRepository] of byTree) {
    for (const model of ofRepository) await copyModel(model, target)
    await mkdir(dirname(join(target, tree)), { recursive: true })
    await writeFile(join(target, tree), JSON.stringify(ofRepository.flatMap(toTree)))
  }
  return models.map(({ card }) => card.name)
}

async function copyModel({ card, folder }: ShelvedModel, target: string): Promise<void> {
  const base = join(target, card.repository ?? '', 'resolve', card.revision ?? '')
  for (const { path } of card.files) {
    await mkdir(dirname(join(base, path)), { recursive: true })
    await copyFile(join(folder, path), join(base, path), constants.COPYFILE_FICLONE)
  }
}

function toTree({ card }: ShelvedModel): object[] {
  return card.files.map(({ path, bytes, sha256 }) => ({
    type: 'file',
    path,
    size: bytes,
    lfs: { oid: sha256, size: bytes },
  }))
}
