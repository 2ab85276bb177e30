import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createRandom, type Random } from '../../src/libraries/random/create-random.ts'
import { connectStorage } from '../../src/kernel/foundation/storage/connect-storage.ts'
import { readPairs } from '../../src/kernel/foundation/storage/testing/pairs.ts'
import { Disk, writeFiles } from './disk.ts'
import { readRecord, type RecordedStep } from './read-record.ts'
import type { SingleTables } from './singles.ts'

export interface PowerCutOptions {
  /** Each begins with what the one before left on the disk. */
  readonly rounds: number
  /** Further cuts of what each round recorded, looked at and thrown away. */
  readonly cutsEach: number
  /** How often a round writes a pair and three single rows. */
  readonly writes: number
  readonly seed: number
  /** A disk that says it has synced and has not: shows that losses are found. */
  readonly lies?: boolean
}

export interface PowerCutResult {
  readonly cuts: number
  /** Writes that had been acknowledged when the power went, over all cuts. */
  readonly acknowledged: number
  readonly lost: number
  /** Databases that could not be opened, or of which SQLite said that they are not whole. */
  readonly damaged: number
}

/** Cuts the power under a process that writes to SQLite, at random steps of what it asked the system for, and counts what is missing afterwards. */
export async function cutPower({
  rounds,
  cutsEach,
  writes,
  seed,
  lies = false,
}: PowerCutOptions): Promise<PowerCutResult> {
  const scratch = await mkdtemp(join(tmpdir(), 'mainstay-power-'))
  const random = createRandom(seed)
  const sums = { cuts: 0, acknowledged: 0, lost: 0, damaged: 0 }
  try {
    const library = compileRecorder(scratch)
    let files: ReadonlyMap<string, Buffer> = new Map()
    let before: readonly string[] = []
    for (let round = 0; round < rounds; round++) {
      const steps = await recordWrites({ scratch, library, files, writer: `writer-${round}`, writes })
      for (let cut = 0; cut <= cutsEach; cut++) {
        const found = cutAt(steps, Math.floor(random() * steps.length), files, random, lies)
        const acknowledged = [...before, ...found.acknowledged]
        const lost = await countLost(join(scratch, 'found'), found.files, acknowledged)
        sums.cuts += 1
        sums.acknowledged += acknowledged.length
        if (lost === undefined) sums.damaged += 1
        else sums.lost += lost
        if (cut === cutsEach && lost !== undefined) [files, before] = [found.files, acknowledged]
      }
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  return sums
}

/** @throws where there is no compiler of C */
function compileRecorder(folder: string): string {
  const library = join(folder, 'record-writes.so')
  const source = join(import.meta.dirname, 'record-writes.c')
  const { status, stderr } = spawnSync('cc', ['-O1', '-shared', '-fPIC', '-o', library, source, '-ldl', '-lpthread'])
  if (status !== 0) throw new Error(`cc, which compiles what records writes, failed: ${stderr ?? 'it is not there'}`)
  return library
}

interface Recording {
  readonly scratch: string
  readonly library: string
  readonly files: ReadonlyMap<string, Buffer>
  readonly writer: string
  readonly writes: number
}

async function recordWrites({ scratch, library, files, writer, writes }: Recording): Promise<readonly RecordedStep[]> {
  const [folder, record] = [join(scratch, 'data'), join(scratch, 'record')]
  await rm(folder, { recursive: true, force: true })
  await rm(record, { force: true })
  await mkdir(folder)
  await writeFiles(folder, files)
  const program = join(import.meta.dirname, 'write-until-cut.ts')
  const { status, stderr } = spawnSync(process.execPath, [program, folder, writer, String(writes)], {
    env: { ...process.env, LD_PRELOAD: library, RECORD_FOLDER: folder, RECORD_FILE: record },
    maxBuffer: 1e8,
  })
  if (status !== 0) throw new Error(`The writer failed: ${stderr}`)
  return readRecord(await readFile(record))
}

/** What is on the disk, and what had been acknowledged, when the power goes before a step. */
function cutAt(
  steps: readonly RecordedStep[],
  at: number,
  files: ReadonlyMap<string, Buffer>,
  random: Random,
  lies: boolean,
) {
  const disk = new Disk(files, { lies })
  const said: Buffer[] = []
  for (const step of steps.slice(0, at)) {
    disk.do(step)
    if (step.kind === 'say') said.push(step.bytes)
  }
  return { files: disk.cut(random), acknowledged: Buffer.concat(said).toString().split('\n').filter(Boolean) }
}

/** Undefined where the database is damaged. */
async function countLost(
  folder: string,
  files: ReadonlyMap<string, Buffer>,
  acknowledged: readonly string[],
): Promise<number | undefined> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  await writeFiles(folder, files)
  try {
    const stored = await readStored(folder)
    return acknowledged.filter((line) => !stored.has(line)).length
  } catch {
    return undefined
  }
}

async function readStored(dataFolder: string): Promise<ReadonlySet<string>> {
  const storage = await connectStorage({ dataFolder })
  try {
    const tables = await sql<{ name: string }>`select name from sqlite_master`.execute(storage.tables<unknown>())
    const names = new Set(tables.rows.map(({ name }) => name))
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(storage.tables<unknown>())
    if (rows[0]?.integrity_check !== 'ok') throw new Error(`SQLite says ${rows[0]?.integrity_check}.`)
    const pairs = names.has('pair') ? await readPairs(storage) : []
    const singles = names.has('single')
      ? await storage.tables<SingleTables>().selectFrom('single').selectAll().execute()
      : []
    return new Set([...[...pairs].map((pair) => `pair ${pair}`), ...singles.map(({ name }) => `single ${name}`)])
  } finally {
    await storage.close()
  }
}
