/** The official client of the protocol, to the command as people start it and to its HTTP form. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Running, startMainstay } from '../main.ts'
import { commandScript, startCommand } from './testing/run-command.ts'

const key = 'the-key-of-this-test'
let folder: string
let running: Running

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mainstay-mcp-'))
  const settings = { PORT: '0', MAINSTAY_DATA: folder, MAINSTAY_DEV_KEY: key, MAINSTAY_LOG_LEVEL: 'silent' }
  running = await startMainstay(settings)
})
afterAll(async () => {
  await running?.app.close()
  await rm(folder, { recursive: true, force: true })
})

const environment = () => ({ PATH: process.env['PATH'] ?? '', MAINSTAY_KEY: key, MAINSTAY_DATA: folder })

async function connect(transport: StdioClientTransport | StreamableHTTPClientTransport): Promise<Client> {
  const client = new Client({ name: 'a test', version: '1.0.0' })
  await client.connect(transport)
  onTestFinished(() => client.close())
  return client
}

function connectByStdio(...words: readonly string[]): Promise<Client> {
  const args = [commandScript, 'mcp', '--url', running.origin, ...words]
  return connect(new StdioClientTransport({ command: process.execPath, args, env: environment() }))
}

async function call(client: Client, name: string, given: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: given })
  const [first] = content
  return { text: first?.type === 'text' ? first.text : '', isError }
}

describe('tools', () => {
  test('stand for operations, with their fields in one object', async () => {
    const client = await connectByStdio('--only', 'ip-location,translate-libre')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ip_location_locate', 'translate_libre_translate']),
    )
    expect(tools.find(({ name }) => name === 'ip_location_locate')).toMatchObject({
      title: 'Look an address up',
      inputSchema: { type: 'object', required: ['address'], properties: { address: { type: 'string' } } },
      annotations: { readOnlyHint: true },
    })
    const located = await call(client, 'ip_location_locate', { address: '8.8.8.8' })
    expect(JSON.parse(located.text)).toMatchObject({ city: 'Mountain View', country: 'US' })
    expect(await call(client, 'translate_libre_translate', { q: 'Thank you.', source: 'en', target: 'ja' })).toEqual({
      text: '{"translatedText":"ありがとうございます。"}',
      isError: false,
    })
    const refused = await call(client, 'ip_location_locate', { address: 'nowhere' })
    expect(refused.isError).toBe(true)
    expect(refused.text).toContain('is not an IPv4 or IPv6 address.')
    expect((await call(client, 'ip_location_locate', {})).isError).toBe(true)
  })

  test('of all that is of use to an assistant have names of their own', async () => {
    const client = await connectByStdio()
    const { tools } = await client.listTools()
    const names = tools.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-zA-Z0-9_]{1,64}$/.test(name))).toEqual([])
    expect(names).toEqual(expect.arrayContaining(['bin_packing_pack', 'spam_score_score', 'name_gender_detect']))
    expect(names.filter((name) => name.startsWith('sample_posts'))).toEqual([])
  })
})

test('over HTTP they answer to this machine alone', async () => {
  const child = startCommand(['mcp', '--url', running.origin, '--port', '0', '--only', 'ip-location'], environment())
  onTestFinished(() => void child.kill('SIGTERM'))
  const said = await new Promise<string>((resolve) => child.stderr.once('data', (data) => resolve(String(data))))
  const address = /http:\S+/.exec(said)?.[0] ?? ''
  const client = await connect(new StreamableHTTPClientTransport(new URL(address)))
  const located = await call(client, 'ip_location_locate', { address: '8.8.8.8' })
  expect(JSON.parse(located.text)).toMatchObject({ country: 'US' })
  const foreign = await fetch(address, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example', 'content-type': 'application/json' },
    body: '{}',
  })
  expect(foreign.status).toBe(403)
})

test('an interface that there is none of is refused by name', async () => {
  const child = startCommand(['mcp', '--only', 'weather'], environment())
  const said = await new Promise<string>((resolve) => child.stderr.once('data', (data) => resolve(String(data))))
  expect(said).toContain('There is no interface "weather"; there are ')
})
