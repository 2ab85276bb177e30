import type { Command } from 'commander'
import { Check } from 'typebox/value'
import { OperatorError } from '../libraries/errors/operator-error.ts'
import { type SystemStatus, systemStatus } from '../kernel/assembly/status/status.ts'
import { writeSize } from '../libraries/numbers/write-size.ts'
import { readOwnAddress } from './read-environment.ts'
import { writeTable } from './table.ts'

/** Milliseconds after which a server counts as not answering. */
const timeout = 5000

export function addStatusCommand(program: Command): void {
  program
    .command('status')
    .description('Show what a running Mainstay serves, with which engines.')
    .option('--url <address>', 'where it runs (http://127.0.0.1 with the PORT of the settings unless given)')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExit code 1 when nothing answers there, so it serves as a health check.')
    .action(showStatus)
}

async function showStatus({ url = readOwnAddress(), json }: { url?: string; json?: boolean }): Promise<void> {
  const status = await fetchStatus(url)
  if (json) return void process.stdout.write(`${JSON.stringify(status, undefined, 2)}\n`)
  const rows = status.interfaces.map(({ spec, id, base, engines }) => [
    spec,
    id,
    `/${base}`,
    engines
      .map(
        ({ name, loaded, circuit, lack }) =>
          `${name} (${loaded ? 'loaded' : 'idle'}${circuit === 'open' ? ', failing' : ''}${lack === undefined ? '' : ', cannot answer yet'})`,
      )
      .join(', '),
  ])
  const better = new Map(status.interfaces.flatMap((each) => each.better ?? []).map((each) => [each.command, each]))
  const lacks = new Set(status.interfaces.flatMap(({ engines }) => engines.flatMap(({ lack }) => lack ?? [])))
  process.stdout.write(
    `Mainstay ${status.version} at ${url}\n\n${writeTable(['', 'interface', 'base', 'engines'], rows)}${[...lacks].map((lack) => `\n${lack}\n`).join('')}${writeBetter([...better.values()])}`,
  )
}

/** What one command each would make better. */
function writeBetter(better: NonNullable<SystemStatus['interfaces'][number]['better']>): string {
  if (better.length === 0) return ''
  const rows = better.map(({ command, purpose, bytes }) => [
    command,
    purpose,
    bytes === undefined ? '' : `~${writeSize(bytes)}`,
  ])
  return `\nBuilt-in engines answer where no model is here. What would make them better:\n${writeTable(['command', 'for', 'size'], rows)}`
}

export async function fetchStatus(url: string): Promise<SystemStatus> {
  try {
    const response = await fetch(new URL('/status.json', url), { signal: AbortSignal.timeout(timeout) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const status: unknown = await response.json()
    if (!Check(systemStatus, status)) throw new Error('the answer is not a status of Mainstay')
    return status
  } catch (cause) {
    throw new OperatorError(`No Mainstay answers at ${url}; "mainstay serve" starts one.`, { cause })
  }
}
