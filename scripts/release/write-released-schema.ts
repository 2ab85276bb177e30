import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { interfaces } from '../../src/interfaces/index.ts'
import { assemble } from '../../src/kernel/assembly/app/assemble.ts'

/** Keeps the database of a release, with one key in it, so that later ones are tested to open it. */
export async function writeReleasedSchema(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mainstay-release-'))
  try {
    const environment = { MAINSTAY_DATA: folder, MAINSTAY_SAMPLES: '0', MAINSTAY_LOG_LEVEL: 'silent' }
    const app = await assemble({ interfaces, environment })
    await app.keys.make({ name: 'kept from before', scopes: '*', plan: 'paid' })
    await app.close()
    const whole = join(folder, 'whole.sqlite')
    const database = new DatabaseSync(join(folder, 'mainstay.sqlite'))
    database.exec(`vacuum into '${whole}'`)
    database.close()
    writeFileSync(file, gzipSync(readFileSync(whole), { level: 9 }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
