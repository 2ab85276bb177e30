import { setTimeout as sleep } from 'node:timers/promises'
import type { Command } from 'commander'
import { interfaces } from '../interfaces/index.ts'
import type { App } from '../kernel/assembly/app/assemble.ts'
import { isLoopback } from '../kernel/foundation/config/kernel-settings.ts'
import { capabilitiesOf } from '../kernel/wire/interface/capabilities-of.ts'
import { contain } from '../kernel/foundation/observability/contain.ts'
import type { Logger } from '../kernel/foundation/observability/logger.ts'
import { writeSize } from '../libraries/numbers/write-size.ts'
import { suggestModels } from '../kernel/assembly/models/suggest-models.ts'
import { startMainstay } from '../main.ts'
import { createCommandOutput } from './command-output.ts'
import { formatSettings } from './format-settings.ts'
import { formatSettingsSources } from './format-settings-sources.ts'
import { lookAround } from './look-around.ts'
import { readEnvironment } from './read-environment.ts'
import { toStartJson } from './start-json.ts'
import { writeStartTable } from './start-table.ts'
import { goOnWhenUncaught } from './uncaught.ts'
import { giveBackMemoryWhenIdle } from './give-back-memory.ts'
import { letYoungGenerationGrow } from './young-generation.ts'

interface ServeOptions {
  readonly port?: string
  readonly host?: string
  readonly data?: string
  readonly json?: boolean
}

export function addServeCommand(program: Command): void {
  program
    .command('serve')
    .description('Start every interface and print how to call each.')
    .option('--port <number>', 'the port to listen on (PORT)')
    .option('--host <address>', 'the address to listen on (HOST)')
    .option('--data <folder>', 'the folder that holds the embedded database (MAINSTAY_DATA)')
    .option('--json', 'where everything is, as a line of JSON once it listens')
    .addHelpText(
      'after',
      () => `\n${settingsIntroduction}\n\n${formatSettings(interfaces, Math.min(process.stdout.columns ?? 100, 100))}`,
    )
    .exitOverride()
    .action(serve)
}

const settingsIntroduction =
  'Settings are variables of the environment, or NAME=value lines of .env in the working folder or of\nmainstay.env in the data folder; the first of them that has a setting decides.'

async function serve(options: ServeOptions): Promise<void> {
  const { port, host, data, json } = options
  const chosen = {
    ...(port ? { PORT: port } : {}),
    ...(host ? { HOST: host } : {}),
    ...(data ? { MAINSTAY_DATA: data } : {}),
  }
  const read = readEnvironment(chosen)
  const { environment } = read
  const readSuggestions = lookAround(capabilitiesOf(interfaces), environment)
  const fileNotes = formatSettingsSources(read, interfaces)
  const running = await startMainstay(environment)
  letYoungGenerationGrow()
  const { log } = running.app
  goOnWhenUncaught(log)
  giveBackMemoryWhenIdle(log)
  // First: a program that reads the table may send a signal at once.
  stopOnSignal(running.app, log)
  const lacks = running.lacks.map((lack) => `Warning: ${lack}`)
  const isDevKeyInShell = Boolean(process.env['MAINSTAY_DEV_KEY'])
  const notes = [...fileNotes, ...lacks]
  const suggestions = [...(await readSuggestions()), ...(await suggestBetter(running.app))]
  const output = createCommandOutput()
  // On one line: output that goes on has no other end.
  if (json) output.write(`${JSON.stringify(toStartJson(running, { notes, suggestions }))}\n`)
  else output.write(writeStartTable(running, { notes, suggestions, isDevKeyInShell }))
}

/** One model that would make answers better, and where the others are. */
async function suggestBetter({ interfaces: mounted, settings }: App): Promise<readonly string[]> {
  const suggested = await suggestModels(mounted, settings.MAINSTAY_DATA)
  const [first] = [...suggested.values()].flat().filter(({ bytes }) => bytes !== undefined)
  if (!first) return []
  const { command, purpose, bytes = 0 } = first
  return [
    `${purpose}: a built-in engine answers; "${command}" (~${writeSize(bytes)}) brings a model, with no restart. "mainstay setup" asks what else.`,
  ]
}

/** Milliseconds from the signal to the end, of which a busy machine may take two more: service managers kill a service after ten seconds. */
const maxStopMs = 8_000

/** Milliseconds that closing has at least, after however long a draining the operator has chosen. */
const minCloseMs = 3_000

/** Milliseconds from the signal for which answers under way may still finish, and at least so many once the server closes. */
const finishMs = { fromSignal: 5_000, least: 2_000 }

/** Drains and closes at the first signal, ends at once at the second. */
function stopOnSignal({ drain, close, settings }: App, log: Logger): void {
  const seconds = settings.MAINSTAY_DRAIN_SECONDS ?? (isLoopback(settings.HOST) ? 0 : 5)
  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    const drainMs = seconds * 1000
    const giveUp = setTimeout(() => endAtOnce(log), Math.max(maxStopMs, drainMs + minCloseMs))
    drain()
    await sleep(drainMs)
    await close(Math.max(finishMs.least, finishMs.fromSignal - drainMs))
    // Threads whose native code cannot be broken off still hold the process: the timer stays, and keeps nothing from ending.
    giveUp.unref()
  }
  const stopContained = contain(stop, { log, doing: 'closing the server', end: () => process.exit(1) })
  process.on('SIGINT', stopContained)
  process.on('SIGTERM', stopContained)
}

/** An ordinary exit waits for native code in threads, which is what may hold the closing up. */
function endAtOnce(log: Logger): void {
  log.error({}, 'Closing takes too long; the process ends as it is. What was acknowledged is kept.')
  process.kill(process.pid, 'SIGKILL')
}
