import { basename } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import type { Content, ImportProgress } from '../kernel/wire/interface/content.ts'
import type { Platform } from '../kernel/foundation/platform.ts'
import { watchImport } from '../kernel/assembly/content/import-notes.ts'
import { toOperatorError } from '../kernel/assembly/content/open-source.ts'
import { restoreLines } from '../kernel/assembly/content/restore-lines.ts'
import { formatSystemError } from '../libraries/errors/format-system-error.ts'
import { OperatorError } from '../libraries/errors/operator-error.ts'
import { reasonOf } from '../libraries/errors/reason-of.ts'
import { createCommandOutput } from './command-output.ts'
import { contents, keptContents } from './contents.ts'
import { noteCommand } from './note-command.ts'
import { listenForStop } from './stop-signal.ts'
import { toPrintable } from './to-printable.ts'
import { withPlatform } from './with-platform.ts'

/** Every content is a command of its own, so that `--help` shows what each takes. */
export function addImportCommand(program: Command): void {
  const command = program
    .command('import')
    .description('Take content in from files. The same source twice adds nothing.')
    .addHelpText(
      'after',
      '\nCtrl-C ends after the current transaction; the same command goes on from what is there.\nExample: mainstay import users Users.xml',
    )
    .exitOverride()
  for (const content of contents) addContentCommand(command, content)
  command
    .command('all')
    .description('Everything that "mainstay export" wrote.')
    .argument('<file>', 'a file of JSON Lines')
    .option('--owner <old=new>', 'what the key of one id owned, to that of another; as often as needed', addOwner)
    .addHelpText('after', '\nKeys do not move along; "mainstay keys list" shows the ids of those that are here.')
    .option('--json', 'what came of it as JSON')
    .action((path: string, { owner: newOwners, json }: { owner?: ReadonlyMap<string, string>; json?: boolean }) =>
      runImport({ content: 'all', path }, { ...(json && { json }) }, (platform, signal, report) =>
        restoreLines(path, keptContents, platform, { report, signal, ...(newOwners && { newOwners }) }),
      ),
    )
}

function addOwner(text: string, earlier: ReadonlyMap<string, string> = new Map()): ReadonlyMap<string, string> {
  const [, old, next] = /^([^=]+)=([^=]+)$/.exec(text) ?? []
  if (old === undefined || next === undefined)
    throw new InvalidArgumentError('Write two ids of keys with "=" between them, the one in the file first.')
  return new Map([...earlier, [old, next]])
}

type ImportOptions = Readonly<Record<string, string>> & { readonly json?: boolean }

function addContentCommand(parent: Command, content: Content): void {
  const command = parent.command(content.name).description(content.imports).argument('<path>', 'a file or a folder')
  for (const [name, description] of Object.entries(content.importOptions)) {
    command.option(`--${name} <value>`, description)
  }
  command.option('--json', 'what came of it as JSON')
  command.exitOverride().action((path: string, { json, ...options }: ImportOptions) =>
    runImport({ content: content.name, path }, { ...(json && { json }) }, async (platform, signal, report) => {
      try {
        for await (const progress of content.import(path, options, platform)) {
          report(progress)
          if (signal.aborted) return
        }
      } catch (thrown) {
        throw nameSource(thrown, path)
      }
    }),
  )
}

/** Reading an open file fails without saying which one it is. */
function nameSource(thrown: unknown, path: string): unknown {
  const isNameless = formatSystemError(thrown) !== undefined && !(thrown instanceof Error && 'path' in thrown)
  return isNameless ? toOperatorError(path, thrown) : thrown
}

type RunImport = (platform: Platform, signal: AbortSignal, report: (progress: ImportProgress) => void) => Promise<void>

async function runImport(
  given: GivenImport,
  { json = false }: { readonly json?: boolean },
  run: RunImport,
): Promise<void> {
  using interrupted = listenForStop()
  const asked = new AbortController()
  const signal = AbortSignal.any([interrupted.signal, asked.signal])
  let summary = 'nothing'
  let warnings: readonly string[] = []
  const output = createCommandOutput()
  await withPlatform(async (platform) => {
    await noteCommand(platform, 'content.import', `${given.content} ${given.path}`)
    const what = { content: given.content, source: basename(given.path) }
    const watched = await watchImport(platform.dataFolder, what, () => asked.abort())
    try {
      await run(platform, signal, (progress) => {
        ;({ summary, warnings = warnings } = progress)
        output.showProgress(progress)
        watched.report(progress)
      })
      await watched.end(signal.aborted ? 'stopped' : 'done', summary)
    } catch (thrown) {
      await watched.end('failed', reasonOf(thrown))
      throw thrown
    } finally {
      output.clearProgress()
    }
  })
  if (signal.aborted) throw new OperatorError(`Stopped after ${summary}; the same command goes on from there.`)
  if (json) return output.writeJson({ ...given, takenIn: summary, warnings })
  output.write(`Taken in: ${toPrintable(summary)}.\n`)
  for (const warning of warnings) output.warn(toPrintable(warning))
}

interface GivenImport {
  readonly content: string
  readonly path: string
}
