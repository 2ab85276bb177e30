import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../../cli/testing/run-command.ts'
import { makeTestApp } from '../../kernel/testing/open-test-app.ts'
import { interfaces } from '../index.ts'

/** A folder for the data of two installations. */
async function prepare() {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-responses-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const run = (data: string, ...words: string[]) => runCommand(words, { MAINSTAY_DATA: join(folder, data) })
  const makeKey = async (data: string): Promise<{ readonly secret: string; readonly id: string }> =>
    JSON.parse((await run(data, 'keys', 'add', '--name', 'a program', '--json')).out)
  return { run, backup: join(folder, 'backup.jsonl'), folder, makeKey }
}

async function open(data: string, key: string) {
  const { app, dispose } = await makeTestApp(interfaces, { MAINSTAY_DATA: data, MAINSTAY_SAMPLES: '0' })
  const headers = { authorization: `Bearer ${key}` }
  return {
    dispose,
    ask: async (payload: object) =>
      (await app.server.inject({ method: 'POST', url: '/chat/v1/responses', headers, payload })).json(),
    read: async (id: string) => {
      const response = await app.server.inject({ method: 'GET', url: `/chat/v1/responses/${id}`, headers })
      return { status: response.statusCode, body: response.json() }
    },
  }
}

test('a conversation is exported, and goes on elsewhere under the key that it is given to', async () => {
  const { run, folder, backup, makeKey } = await prepare()
  const [here, there] = await Promise.all([makeKey('here'), makeKey('there')])
  const first = await open(join(folder, 'here'), here.secret)
  const one = await first.ask({ input: 'My name is Ada.' })
  const two = await first.ask({ input: 'How much is 17 * 23?', previous_response_id: one.id })
  const before = await first.read(two.id)
  await first.dispose()

  expect(await run('here', 'export', backup, '--only', 'responses')).toMatchObject({ code: 0 })
  const records = (await readFile(backup, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(records).toMatchObject([
    {
      content: 'responses',
      type: 'response',
      id: one.id,
      owner: here.id,
      input: [{ content: [{ text: 'My name is Ada.' }] }],
    },
    { id: two.id, previous_id: one.id, output: [{ content: [{ text: expect.stringContaining('391') }] }] },
  ])
  const taken = await run('there', 'import', 'all', backup, '--owner', `${here.id}=${there.id}`)
  expect(taken).toMatchObject({ code: 0, out: 'Taken in: 2 records.\n' })
  expect((await run('there', 'import', 'all', backup, '--owner', `${here.id}=${there.id}`)).code).toBe(0)

  const second = await open(join(folder, 'there'), there.secret)
  onTestFinished(second.dispose)
  expect(before.status).toBe(200)
  expect(await second.read(two.id)).toEqual(before)
  const three = await second.ask({ input: 'How much is 2 + 2?', previous_response_id: two.id })
  expect(three).toMatchObject({ status: 'completed', previous_response_id: two.id })
})

test('without a new owner they are nobody’s here', async () => {
  const { run, folder, backup, makeKey } = await prepare()
  const [here, there] = await Promise.all([makeKey('here'), makeKey('there')])
  const first = await open(join(folder, 'here'), here.secret)
  const { id } = await first.ask({ input: 'How much is 17 * 23?' })
  await first.dispose()
  await run('here', 'export', backup)
  expect((await run('there', 'import', 'all', backup)).code).toBe(0)
  const second = await open(join(folder, 'there'), there.secret)
  onTestFinished(second.dispose)
  expect((await second.read(id)).status).toBe(404)
})

test('what is no response, or no pair of owners, is refused', async () => {
  const { run, backup } = await prepare()
  await writeFile(
    backup,
    '{"content":"responses","type":"response","id":"resp_1","owner":"k","description":{},"input":7}\n',
  )
  expect(await run('there', 'import', 'all', backup)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/Near line 1 of .+backup\.jsonl: A record of responses/),
  })
  expect(await run('there', 'import', 'all', backup, '--owner', 'k')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Write two ids of keys with "=" between them'),
  })
})
