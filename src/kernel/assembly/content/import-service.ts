import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, statfs } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { writeSize } from '../../../libraries/numbers/write-size.ts'
import type { Environment } from '../../foundation/config/read-settings.ts'
import { contain } from '../../foundation/observability/contain.ts'
import { kernelError } from '../../foundation/errors/service-error.ts'
import type { Logger } from '../../foundation/observability/logger.ts'
import type { Content } from '../../wire/interface/content.ts'
import { announceImport, askToStop, endNote, type ImportNote, listImports } from './import-notes.ts'

export interface ImportWish {
  /** The content's name. */
  readonly content: string
  /** Of the file as the caller has it. */
  readonly fileName: string
  readonly options: Readonly<Record<string, string>>
}

export interface ImportService {
  /** Takes the file whole, and begins to take it in. */
  start(wish: ImportWish, body: IncomingMessage): Promise<void>
  /** Asks one to end at its next safe place; what was taken in stays. False where none goes on under that number. */
  stop(pid: number): Promise<boolean>
  list(): Promise<readonly ImportNote[]>
  close(): Promise<void>
}

export interface ImportServiceOptions {
  readonly contents: readonly Content[]
  readonly dataFolder: string
  /** The program whose `import` does it; undefined where this process has no such program. */
  readonly program: string | undefined
  readonly environment: Environment
  readonly log: Logger
}

/** Left free on the disk. */
const spareBytes = 256 * 1024 * 1024
/** Of a program's output, the part that says why it failed. */
const maxReason = 1_000

/** Imports that a server begins: a process of its own does each, so that nobody else waits for it. */
export function createImportService(options: ImportServiceOptions): ImportService {
  const { dataFolder, log } = options
  const children = new Map<ChildProcess, Promise<void>>()
  const place = join(dataFolder, 'imports')
  return {
    async start(wish, body) {
      const content = findContent(options.contents, wish)
      if (options.program === undefined) throw kernelError('not_served', 'This server takes nothing in by itself.')
      await assertRoom(dataFolder, Number(body.headers['content-length'] ?? 0))
      await mkdir(place, { recursive: true, mode: 0o700 })
      const folder = await mkdtemp(join(place, 'upload-'))
      const remove = contain(() => rm(folder, { recursive: true, force: true }), { log, doing: 'removing an upload' })
      const file = join(folder, toFileName(wish.fileName))
      try {
        await pipeline(body, createWriteStream(file, { mode: 0o600 }))
        const child = spawnImport(options.program, wish, file, { ...options.environment, MAINSTAY_DATA: dataFolder })
        children.set(
          child,
          follow(child, dataFolder).finally(() => (children.delete(child), remove())),
        )
        if (child.pid !== undefined)
          await announceImport(dataFolder, child.pid, { content: content.name, source: basename(file) })
      } catch (thrown) {
        remove()
        throw thrown
      }
    },
    stop: (pid) => askToStop(dataFolder, pid),
    list: async () => (await listImports(dataFolder)).map((note) => withoutFolder(note, place)),
    async close() {
      for (const child of children.keys()) child.kill('SIGTERM')
      await Promise.all(children.values())
    },
  }
}

/** What an import says of a file that came by HTTP names it as its sender did: where it lay meanwhile is nobody's business. */
function withoutFolder(note: ImportNote, place: string): ImportNote {
  const shorten = (text: string) =>
    text
      .split(join(place, 'upload-'))
      .map((part, index) => (index === 0 ? part : part.replace(/^\w{6}[/\\]/, '')))
      .join('')
  const { summary, warnings } = note
  return { ...note, summary: shorten(summary), ...(warnings && { warnings: warnings.map(shorten) }) }
}

function spawnImport(program: string, wish: ImportWish, file: string, environment: Environment): ChildProcess {
  const options = Object.entries(wish.options).flatMap(([name, value]) => [`--${name}`, value])
  return spawn(process.execPath, [program, 'import', wish.content, file, ...options], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

function findContent(contents: readonly Content[], { content: name, options }: ImportWish): Content {
  const content = contents.find((each) => each.name === name)
  const names = contents.map((each) => each.name).join(', ')
  if (!content) throw kernelError('unknown_path', `There is no content "${name}" to take in; there are ${names}.`)
  const wrong = Object.keys(options).find((option) => !Object.hasOwn(content.importOptions, option))
  if (wrong !== undefined) throw kernelError('invalid_request', `Taking in ${name} has no option "${wrong}".`)
  return content
}

/** The part of a foreign name that is safe below a folder of ours; its ending is kept, as it says what the file is. */
function toFileName(name: string): string {
  const safe = basename(name.replaceAll('\\', '/'))
    .replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')
    .slice(-100)
  return /^[.\s-]*$/.test(safe) ? 'upload' : safe.replace(/^[.\s-]+/, '')
}

async function assertRoom(folder: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize - spareBytes
  if (bytes > free)
    throw kernelError(
      'storage_full',
      `The file has ${writeSize(bytes)}; there is room for ${writeSize(Math.max(0, free))}.`,
    )
}

/** Until it ends; where it could not say itself how, its last words do. */
function follow(child: ChildProcess, dataFolder: string): Promise<void> {
  let said = ''
  child.stderr?.on('data', (piece: Buffer) => (said = (said + piece.toString()).slice(-maxReason)))
  return new Promise((resolve) => {
    const end = (reason: string) => void endNote(dataFolder, child.pid ?? 0, reason).finally(resolve)
    child.once('error', (failure) => end(failure.message))
    child.once('close', () => end(said.trim().split('\n').at(-1) || 'It ended early, and did not say why.'))
  })
}
