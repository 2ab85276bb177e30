import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { makeModel } from '../../src/capabilities/language-model/testing/make-model.ts'
import { startProcess } from '../http/start-process.ts'
import { modelName } from './operations.ts'
import { rows, writeRecords } from './write-records.ts'

export interface CopiedStores extends AsyncDisposable {
  readonly folder: string
}

const port = 18_035
const maxMsToIndex = 400_000
const lastPageNumber = String(rows - 1)
const run = promisify(execFile)
const program = join(import.meta.dirname, '../../bin/mainstay.js')

/** A data folder to be written to, its stores as full as those of a large installation; filled once, then copied for each run. */
export async function copyFilledStores(): Promise<CopiedStores> {
  const filled = join(tmpdir(), `mainstay-bench-filled-${await nameFilling()}`)
  if (!existsSync(filled)) await fillStores(filled)
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-bench-'))
  await cp(filled, folder, { recursive: true })
  await mkdir(join(folder, 'models'), { recursive: true })
  await makeModel(join(folder, 'models', `${modelName}.gguf`), { contextLength: 4096 })
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** Other records are another filling. */
async function nameFilling(): Promise<string> {
  const source = await readFile(join(import.meta.dirname, 'write-records.ts'))
  return createHash('sha256').update(source).digest('hex').slice(0, 12)
}

/** Pages are indexed by a running server, those written last at last. */
async function indexPages(folder: string): Promise<void> {
  const server = await startProcess(program, ['serve'], port, '/healthz', {
    MAINSTAY_DATA: folder,
    MAINSTAY_LOG_LEVEL: 'silent',
  })
  const search = new URLSearchParams({ action: 'query', list: 'search', srsearch: lastPageNumber, format: 'json' })
  const url = `${server.origin}/encyclopedia/en/w/api.php?${search}`
  const until = Date.now() + maxMsToIndex
  try {
    while (!(await (await fetch(url)).text()).includes(` ${lastPageNumber}"`)) {
      if (Date.now() > until) throw new Error(`The pages of ${folder} were not indexed in time.`)
      await pause(500)
    }
  } finally {
    await server.stop()
  }
}

async function fillStores(filled: string): Promise<void> {
  const begin = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-bench-filling-'))
  await mkdir(folder, { recursive: true })
  const environment = { ...process.env, MAINSTAY_DATA: folder }
  const mainstay = async (...parameters: string[]) =>
    run(process.execPath, [program, ...parameters], { env: environment })
  await mainstay('samples', 'add')
  const records = join(folder, 'records.jsonl')
  const output = createWriteStream(records)
  for (const line of writeRecords()) if (!output.write(line)) await once(output, 'drain')
  output.end()
  await finished(output)
  await mainstay('import', 'all', records)
  await rm(records)
  await indexPages(folder)
  await rename(folder, filled)
  console.log(`Filled the stores in ${((performance.now() - begin) / 1000).toFixed(0)} s; kept in ${filled}.`)
}
