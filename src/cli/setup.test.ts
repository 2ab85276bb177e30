import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import OpenAI from 'openai'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeModel } from '../capabilities/language-model/testing/make-model.ts'
import { llamaMissing, nameOf } from '../capabilities/language-model/testing/open-gguf-engine.ts'
import { startFakeHub } from '../kernel/assembly/models/testing/start-fake-hub.ts'
import { findFreePort } from '../kernel/testing/find-free-port.ts'
import { askWishes } from './setup/ask-wishes.ts'
import { toModelNames } from './setup/wishes.ts'
import { readShipped, purposesOf } from '../kernel/assembly/models/list-models.ts'
import { interfaces } from '../interfaces/index.ts'
import { runCommand, startCommand } from './testing/run-command.ts'

const catalogue = await readShipped(purposesOf(interfaces))

async function makeData(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'mainstay-setup-'))
  onTestFinished(() => rm(data, { recursive: true }))
  return data
}

describe('what is wished for', () => {
  test.each([
    [{ chat: 'small' }, ['qwen3.5-0.8b']],
    [{ chat: 'large', embeddings: 'medium' }, ['qwen3.5-4b', 'multilingual-e5-small']],
    [{ chat: 'gemma-4-e2b' }, ['gemma-4-e2b']],
    [{ chat: 'server' }, []],
    [{ moderation: true }, ['toxic-bert']],
    [{ translate: 'en-ja,de' }, ['en-ja', 'en-de', 'de-en']],
    [
      { pictures: true },
      ['vit-gpt2-image-captioning', 'vit-base-patch16-224', 'clip-vit-base-patch32', 'human', 'tesseract-eng'],
    ],
    [{}, []],
  ])('%j is %j', (wishes, names) => {
    expect(toModelNames(wishes, catalogue)).toEqual(names)
  })

  test('is asked for on a terminal, with sizes; Enter is for none', async () => {
    const asked: string[] = []
    const answers = ['small', '', '', 'y', 'yes']
    const person = { ask: async (question: string) => answers[asked.push(question) - 1] ?? '', [Symbol.dispose]() {} }
    expect(await askWishes(person, catalogue, undefined)).toEqual({
      chat: 'small',
      moderation: true,
      pictures: true,
    })
    expect(asked[0]).toBe(
      'Chat by a language model? small (qwen3.5-0.8b, ~560.0 MB), medium (qwen3.5-2b, ~1.33 GB), large (qwen3.5-4b, ~2.87 GB); Enter for none: ',
    )
  })

  test.each([
    [['n', 'no', 'none', 'n', 'n'], { moderation: false, pictures: false }],
    [['yes', 'de', 'n', '', ''], { chat: 'small', translate: 'de', moderation: false, pictures: false }],
    [['huge', 'medium', '', '', '', ''], { chat: 'medium', moderation: false, pictures: false }],
    [['a', 'b', 'c', 'de', '', '', ''], { translate: 'de', moderation: false, pictures: false }],
  ])('answered by %j', async (answers, wishes) => {
    let asked = 0
    const person = { ask: async () => answers[asked++] ?? '', [Symbol.dispose]() {} }
    expect(await askWishes(person, catalogue, undefined)).toEqual(wishes)
    expect(asked).toBe(answers.length)
  })
})

test('without a model it makes a key once, writes the settings, and shows three calls', async () => {
  const data = await makeData()
  const environment = { MAINSTAY_DATA: data, PORT: '8123' }
  const { code, out, err } = await runCommand(['setup', '--none'], environment)
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^export MAINSTAY_KEY=ms_\S+$/m)
  expect(out.match(/^curl -s http:\/\/127\.0\.0\.1:8123\/\S+/gm)).toEqual([
    'curl -s http://127.0.0.1:8123/chat/v1/chat/completions',
    'curl -s http://127.0.0.1:8123/translate/v2/translate',
    'curl -s http://127.0.0.1:8123/chat/v1/embeddings',
  ])
  const file = join(data, 'mainstay.env')
  const written =
    '# Settings of this Mainstay, as "mainstay setup" wrote them: NAME=value lines. The environment goes before them.\n'
  expect(await readFile(file, 'utf8')).toBe(`${written}PORT=8123\n`)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const again = await runCommand(['setup', '--none'], { MAINSTAY_DATA: data, MODELS_TOKEN: 'a token' })
  expect(again.out).toContain('There are keys already')
  expect(await readFile(file, 'utf8')).toBe(`${written}PORT=8123\nMODELS_TOKEN="a token"\n`)
})

test.each([
  [['setup'], 'mainstay: Nobody can be asked here; say what it is for: mainstay setup --chat small'],
  [['setup', '--chat', 'tiny'], 'mainstay: --chat is "tiny"; it may be small, medium, large, or a name'],
])('%j says what is wrong', async (words, sentence) => {
  const { code, err } = await runCommand(words, { MAINSTAY_DATA: await makeData() })
  expect([code, err.slice(0, sentence.length)]).toEqual([1, sentence])
})

test.skipIf(llamaMissing !== undefined)(
  nameOf('from nothing to a program of the original provider that talks to a model: one command'),
  async () => {
    const data = await makeData()
    await makeModel(join(data, 'tiny.gguf'))
    await using hub = await startFakeHub('some/model', [
      { path: 'small-F32.gguf', bytes: await readFile(join(data, 'tiny.gguf')) },
    ])
    const port = await findFreePort()
    const environment = { MAINSTAY_DATA: data, PORT: String(port), MODELS_BASE_URL: hub.url, CHAT_GGUF_THREADS: '1' }
    const { out } = await runCommand(['setup', '--chat', 'some/model'], environment)
    expect(out).toContain('small-F32 is here: 0.6 MB. It answers for chat from now on')
    const apiKey = /MAINSTAY_KEY=(\S+)/.exec(out)?.[1] ?? ''
    const server = startCommand(['serve'], environment)
    onTestFinished(async () => {
      server.kill('SIGTERM')
      await once(server, 'exit')
    })
    await once(server.stdout, 'data')
    const client = new OpenAI({ apiKey, baseURL: `http://127.0.0.1:${port}/chat/v1` })
    const messages = [{ role: 'user' as const, content: 'hello' }]
    const answer = await client.chat.completions.create({ model: 'gpt-4o', messages, max_tokens: 4, temperature: 0 })
    expect(answer).toMatchObject({ model: 'small-F32', choices: [{ finish_reason: 'length' }] })
    const listSpeed = async () => {
      const listed = await runCommand(['models', 'list', '--json'], environment)
      return JSON.parse(listed.out)[0].here[0].speed
    }
    expect(await listSpeed()).toMatch(/^~\d+ tokens\/s$/)
    await client.chat.completions.create({ model: 'gpt-4o', messages, max_tokens: 40, temperature: 0 })
    expect(await listSpeed()).toMatch(/^[\d.]+ tokens\/s$/)
  },
)
