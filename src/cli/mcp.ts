import { type Command, InvalidArgumentError } from 'commander'
import { contracts } from '../interfaces/contracts.ts'
import type { Contract } from '../kernel/wire/contract.ts'
import { AllSettings } from '../kernel/foundation/config/all-settings.ts'
import { createMcpServer, type McpTarget } from './mcp/create-mcp-server.ts'
import { installSdk, loadSdk, loadStdio } from './mcp/load-sdk.ts'
import { serveHttp } from './mcp/serve-http.ts'
import { type Tool, toTool } from './mcp/to-tool.ts'
import { readEnvironment, readOwnAddress } from './read-environment.ts'
import { listenForStop } from './stop-signal.ts'

interface Options {
  readonly url?: string
  readonly only?: readonly string[]
  readonly port?: number
}

/** What an assistant does itself, what is there for trying programs out, and what needs a token made first. */
const leftOut = ['chat-completions', 'responses', 'text-completions', 'sample-posts', 'social-timeline']

export function addMcpCommand(program: Command): void {
  program
    .command('mcp')
    .description('Give the interfaces of a running Mainstay to an assistant as tools (Model Context Protocol).')
    .option('--url <address>', 'where it runs (http://127.0.0.1 with the PORT of the settings unless given)')
    .option(
      '--only <interfaces>',
      `interfaces whose operations are tools, separated by commas (all but ${leftOut.join(', ')} unless given)`,
      parseIds,
    )
    .option(
      '--port <number>',
      'answer over HTTP at this port of 127.0.0.1, path /mcp, instead of standard input',
      parsePort,
    )
    .addHelpText(
      'after',
      `
MAINSTAY_KEY: the key that tools call with; some interfaces need none.
An assistant's own settings want the command and its words, such as
{"command": "mainstay", "args": ["mcp", "--only", "ip-location,bin-packing"], "env": {"MAINSTAY_KEY": "..."}}`,
    )
    .action(serveTools)
}

const all: readonly Contract[] = Object.values(contracts)
const ids = all.map(({ id }) => id)

function parseIds(text: string): readonly string[] {
  const wanted = text.split(',').map((id) => id.trim())
  const wrong = wanted.find((id) => !ids.includes(id))
  if (wrong !== undefined)
    throw new InvalidArgumentError(`There is no interface "${wrong}"; there are ${ids.join(', ')}.`)
  return wanted
}

function parsePort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InvalidArgumentError('A port is a whole number from 0 to 65535.')
  return port
}

/** The same as another operation, written in another way. */
const sameAgain = /By(?:Form|Query|Get)$/

/** A tool for each operation that can be called in JSON: of the named interfaces, else of those that are of use to an assistant. */
function listTools(only: readonly string[] = ids.filter((id) => !leftOut.includes(id))): readonly Tool[] {
  return all
    .filter(({ id }) => only.includes(id))
    .flatMap((contract) =>
      Object.entries(contract.operations)
        .filter(([name]) => !sameAgain.test(name))
        .flatMap(([name, operation]) => toTool(contract, name, operation) ?? []),
    )
}

async function serveTools({ url = readOwnAddress(), only, port }: Options): Promise<void> {
  const { environment } = readEnvironment()
  const dataFolder = new AllSettings(environment).kernel.MAINSTAY_DATA
  const key = environment['MAINSTAY_KEY']
  const target: McpTarget = { baseUrl: url, ...(key && { key }) }
  using stop = listenForStop()
  await installSdk(dataFolder, stop.signal)
  const sdk = await loadSdk(dataFolder)
  const tools = listTools(only)
  const open = () => createMcpServer(sdk, tools, target)
  if (port !== undefined) {
    process.stderr.write(`${tools.length} tools at ${await serveHttp(sdk, open, port, stop.signal)}\n`)
  } else (await loadStdio(dataFolder)).serveStdio(open)
  await untilStopped(stop.signal, port === undefined)
}

/** Until a signal, or until the client closes standard input. */
async function untilStopped(signal: AbortSignal, endsWithInput: boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  signal.addEventListener('abort', () => resolve())
  if (endsWithInput) process.stdin.once('end', resolve).once('close', resolve)
  await promise
}
