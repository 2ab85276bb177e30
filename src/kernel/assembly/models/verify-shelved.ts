import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { hashFile } from './fetch-files.ts'
import type { ModelCard } from '../../foundation/shelf/model-card.ts'
import { shelfOf } from '../../foundation/shelf/shelf.ts'

/** @throws OperatorError where a file of the model is not the one that was pulled */
export async function verifyShelved(dataFolder: string, { name, files }: ModelCard): Promise<void> {
  for (const { path, bytes, sha256 } of files) {
    const place = join(shelfOf(dataFolder), name, path)
    const size = (await stat(place).catch(() => undefined))?.size
    if (size === undefined) throw new OperatorError(`${path} is missing.`)
    if (size !== bytes) throw new OperatorError(`${path} has ${size} bytes instead of ${bytes}.`)
    if ((await hashFile(place)) !== sha256) throw new OperatorError(`${path} has another checksum than when it came.`)
  }
}
