import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { settingsFileName } from '../../kernel/foundation/config/read-settings-files.ts'

const head =
  '# Settings of this Mainstay, as "mainstay setup" wrote them: NAME=value lines. The environment goes before them.\n'

/**
 * Puts settings into the file of the data folder; what else stands there stays. Only its owner may read it, since keys of others may stand
 * in it.
 *
 * @returns the file's path
 */
export async function writeSettings(dataFolder: string, settings: Readonly<Record<string, string>>): Promise<string> {
  await mkdir(dataFolder, { recursive: true })
  const path = join(dataFolder, settingsFileName)
  const before = await readFile(path, 'utf8').catch(() => head)
  const kept = before.split('\n').filter((line) => !Object.hasOwn(settings, line.split('=')[0]?.trim() ?? ''))
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${quote(value)}`)
  await writeFile(path, `${[...trimEnd(kept), ...lines].join('\n')}\n`, { mode: 0o600 })
  return path
}

function trimEnd(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '')
  return lines.slice(0, last + 1)
}

/** As `parseEnv` of Node reads it back. */
function quote(value: string): string {
  return /^[\w./:@%,+-]*$/.test(value) ? value : `"${value}"`
}
