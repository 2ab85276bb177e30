/** How far imports are: every process that imports writes it to a file of the data folder, where others read it. */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'
import type { ImportProgress } from '../../wire/interface/content.ts'

const importNote = Type.Object({
  /** Of the process that takes it in, and its machine. */
  pid: Type.Integer(),
  host: Type.String(),
  content: Type.String(),
  /** What is imported, by the name that was given. */
  source: Type.String(),
  startedAt: Type.Integer(),
  state: Type.Union([Type.Literal('running'), Type.Literal('done'), Type.Literal('stopped'), Type.Literal('failed')]),
  done: Type.Number(),
  total: Type.Optional(Type.Number()),
  unit: Type.Union([Type.Literal('bytes'), Type.Literal('records')]),
  /** What was taken in so far, or why it failed. */
  summary: Type.String(),
  warnings: Type.Optional(Type.Array(Type.String())),
})

export type ImportNote = Static<typeof importNote>

const readNote = createJsonReader(importNote)

/** Milliseconds between two words of an import, and after how many without one it counts as ended. */
const beatMs = 300
const maxSilenceMs = 15_000
/** Milliseconds for which the end of an import is still shown. */
const keptMs = 24 * 3_600_000

export interface WatchedImport {
  report(progress: ImportProgress): void
  end(state: 'done' | 'stopped' | 'failed', summary: string): Promise<void>
}

/** Tells of an import of this process until it ends; `stop` is called where somebody else asks for its end. */
export async function watchImport(
  folder: string,
  what: Pick<ImportNote, 'content' | 'source'>,
  stop: () => void,
): Promise<WatchedImport> {
  const place = placeOf(folder, process.pid)
  let note = newNote(process.pid, what)
  // A full disk has no room for the word; the import itself says so.
  await prepare(folder, place.stop).catch(() => {})
  await write(place.note, note).catch(() => {})
  let writing: Promise<unknown> = Promise.resolve()
  const beat = () =>
    void (writing = writing.then(async () => {
      await write(place.note, note).catch(() => {})
      if (await isThere(place.stop)) stop()
    }))
  const timer = setInterval(beat, beatMs)
  timer.unref()
  return {
    report: ({ warnings, total, ...progress }) => {
      note = {
        ...note,
        ...progress,
        ...(total !== undefined && { total }),
        ...(warnings && { warnings: [...warnings] }),
      }
    },
    async end(state, summary) {
      clearInterval(timer)
      await writing
      note = { ...note, state, summary }
      await Promise.all([write(place.note, note).catch(() => {}), rm(place.stop, { force: true })])
    },
  }
}

/** For a process that was started and has not said anything itself yet. */
export async function announceImport(
  folder: string,
  pid: number,
  what: Pick<ImportNote, 'content' | 'source'>,
): Promise<void> {
  const place = placeOf(folder, pid)
  if ((await readOne(place.note))?.state !== 'running') await write(place.note, newNote(pid, what))
}

/** Those that go on, and those that ended within a day; the newest first. */
export async function listImports(folder: string): Promise<readonly ImportNote[]> {
  const names = (await readdir(join(folder, folderName)).catch(() => [])).filter((name) => /^\d+\.json$/.test(name))
  const notes = await Promise.all(names.map((name) => readOne(join(folder, folderName, name))))
  return notes.filter((note) => note !== undefined).toSorted((one, other) => other.startedAt - one.startedAt)
}

/** Asks an import to end at its next safe place. False where none goes on under that number. */
export async function askToStop(folder: string, pid: number): Promise<boolean> {
  const place = placeOf(folder, pid)
  const note = await readOne(place.note)
  if (note?.state !== 'running') return false
  await writeFile(place.stop, '')
  return true
}

/** Says how an import ended whose process cannot any more. */
export async function endNote(folder: string, pid: number, summary: string): Promise<void> {
  const place = placeOf(folder, pid)
  const note = await readOne(place.note)
  if (note?.state === 'running') await write(place.note, { ...note, state: 'failed', summary })
}

const folderName = 'imports'

async function prepare(folder: string, stopFile: string): Promise<void> {
  await mkdir(join(folder, folderName), { recursive: true, mode: 0o700 })
  await rm(stopFile, { force: true })
}

function placeOf(folder: string, pid: number): { readonly note: string; readonly stop: string } {
  return { note: join(folder, folderName, `${pid}.json`), stop: join(folder, folderName, `${pid}.stop`) }
}

function newNote(pid: number, { content, source }: Pick<ImportNote, 'content' | 'source'>): ImportNote {
  const startedAt = Date.now()
  return { pid, host: hostname(), content, source, startedAt, state: 'running', done: 0, unit: 'bytes', summary: '' }
}

/** So that nobody reads half of it. */
async function write(path: string, note: ImportNote): Promise<void> {
  const next = `${path}.${process.pid}`
  await writeFile(next, JSON.stringify(note))
  await rename(next, path)
}

async function readOne(path: string): Promise<ImportNote | undefined> {
  try {
    const { mtimeMs } = await stat(path)
    const note = readNote(await readFile(path, 'utf8'))
    const silentMs = Date.now() - mtimeMs
    if (note.state === 'running')
      return silentMs > maxSilenceMs
        ? { ...note, state: 'failed', summary: `Its process ended early. ${note.summary}` }
        : note
    if (silentMs < keptMs) return note
    await rm(path, { force: true })
    return undefined
  } catch {
    return undefined
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
