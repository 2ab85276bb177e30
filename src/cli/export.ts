import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Command, Option } from 'commander'
import type { KeptContent } from '../kernel/wire/interface/content.ts'
import type { Platform } from '../kernel/foundation/platform.ts'
import { exportLines } from '../kernel/assembly/content/export-lines.ts'
import { toOperatorError } from '../kernel/assembly/content/open-source.ts'
import { createCommandOutput } from './command-output.ts'
import { keptContents } from './contents.ts'
import { withPlatform } from './with-platform.ts'

export function addExportCommand(program: Command): void {
  program
    .command('export')
    .description('Write all content as JSON Lines; "mainstay import all" reads it back.')
    .argument('[file]', 'where to write; standard output unless given')
    .addOption(new Option('--only <name>', 'this content alone').choices(keptContents.map(({ name }) => name)))
    .option('--json', 'how many went into the file as JSON')
    .exitOverride()
    .action((file: string | undefined, { only, json }: { only?: string; json?: boolean }) =>
      withPlatform((platform) => {
        const chosen = keptContents.filter(({ name }) => only === undefined || name === only)
        return file === undefined ? exportToOutput(chosen, platform) : exportToFile(file, chosen, platform, json)
      }),
    )
}

async function exportToOutput(chosen: readonly KeptContent[], platform: Platform): Promise<void> {
  const lines = Readable.from(exportLines(chosen, platform))
  try {
    await pipeline(lines, process.stdout, { end: false })
  } catch (thrown) {
    // The reader of a pipe, `head` for one, may have had enough.
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'EPIPE')) throw thrown
  }
}

/** Written beside its place, for this user alone, and moved there at the end: a file of that name is always whole. */
async function exportToFile(
  file: string,
  chosen: readonly KeptContent[],
  platform: Platform,
  isJson = false,
): Promise<void> {
  const unfinished = `${file}.part`
  let count = 0
  const output = createCommandOutput()
  async function* countLines() {
    for await (const line of exportLines(chosen, platform)) {
      count += 1
      output.showProgress({ done: count, total: undefined, unit: 'records', summary: '' })
      yield line
    }
  }
  try {
    await pipeline(Readable.from(countLines()), createWriteStream(unfinished, { mode: 0o600 }))
    await rename(unfinished, file)
  } catch (thrown) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw thrown instanceof Error && 'syscall' in thrown ? toOperatorError(file, thrown) : thrown
  } finally {
    output.clearProgress()
  }
  if (isJson) output.writeJson({ file, records: count })
  else output.warn(`Wrote ${count.toLocaleString('en')} records to ${file}.`)
}
