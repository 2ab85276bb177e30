import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeModel } from '../capabilities/language-model/testing/make-model.ts'
import { startFakeHub } from '../capabilities/language-model/testing/start-fake-hub.ts'
import { runCommand, type TestEnvironment } from './testing/run-command.ts'

const run = (words: readonly string[], environment: TestEnvironment) => runCommand(['models', ...words], environment)

test('models are pulled, listed, used and removed', async () => {
  const data = await mkdtemp(join(tmpdir(), 'mainstay-cli-'))
  onTestFinished(() => rm(data, { recursive: true }))
  await mkdir(join(data, 'models'))
  await makeModel(join(data, 'models', 'other.gguf'))
  await writeFile(join(data, 'models', 'broken.gguf'), 'GGUF')
  const bytes = await readFile(join(data, 'models', 'other.gguf'))
  await using hub = await startFakeHub('some/model', [{ path: 'small-F32.gguf', bytes }])
  const environment = { MAINSTAY_DATA: data, MODELS_BASE_URL: hub.url }

  expect(await run(['pull', 'some/model'], environment)).toEqual({
    code: 0,
    err: '',
    out: 'small-F32 is here: llama, 0.2 M parameters, F32, 512 tokens of context, 0.6 MB. It is the one that is used.\n',
  })
  expect((await run(['list'], environment)).out.split('\n')).toEqual([
    expect.stringMatching(/^ +name +size +architecture +parameters +context +quantisation$/),
    expect.stringMatching(/^ +broken +0\.0 MB +\S+broken\.gguf is damaged: it ends inside its own header\.$/),
    expect.stringMatching(/^ +other +0\.6 MB +llama +0\.2 M +512 +F32$/),
    expect.stringMatching(/^\* +small-F32 +0\.6 MB +llama +0\.2 M +512 +F32$/),
    '',
  ])
  expect((await run(['use', 'other'], environment)).out).toBe(
    'other is used from now on, by a running server too, unless CHAT_MODEL says otherwise.\n',
  )
  const listed = JSON.parse((await run(['list', '--json'], environment)).out)
  expect(listed).toMatchObject([
    { name: 'broken', isUsed: false },
    { name: 'other', isUsed: true, parameters: 150_848, contextLength: 512 },
    { name: 'small-F32', isUsed: false },
  ])
  expect((await run(['remove', 'other'], environment)).out).toBe('Removed other.\n')
  const again = await run(['remove', 'other'], environment)
  expect([again.code, again.err]).toEqual([
    1,
    `mainstay: There is no model "other" in ${join(data, 'models')}; "mainstay models list" shows those that are.\n`,
  ])
})
