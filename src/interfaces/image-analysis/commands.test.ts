import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../../cli/testing/run-command.ts'
import { drawMeadow } from './testing/draw-meadow.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-vision-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('places are enrolled, listed and forgotten', async () => {
  const folder = await makeFolder()
  const file = join(folder, 'meadow.jpg')
  await writeFile(file, await drawMeadow())
  const run = (...words: string[]) => runCommand(['vision', ...words], { MAINSTAY_DATA: folder })
  expect((await run('list')).out).toBe('Nobody and nothing is known yet.\n')
  expect(await run('enroll', '--place', 'The meadow', file)).toMatchObject({
    code: 0,
    out: `The meadow is known by ${file}.\n`,
  })
  expect((await run('list')).out).toMatch(/The meadow\s+place\s+1/)
  expect((await run('remove', 'The meadow')).out).toBe('The meadow is forgotten, with 1 picture.\n')
  expect(await run('remove', 'The meadow')).toMatchObject({ code: 1, err: expect.stringContaining('"The meadow"') })
})

test('a file that is no picture, or none at all, is told by its name', async () => {
  const folder = await makeFolder()
  const file = join(folder, 'note.txt')
  await writeFile(file, 'no picture')
  const enroll = (path: string) => runCommand(['vision', 'enroll', '--place', 'X', path], { MAINSTAY_DATA: folder })
  expect(await enroll(file)).toMatchObject({
    code: 1,
    err: expect.stringContaining(`${file}: These bytes are no picture`),
  })
  expect(await enroll(join(folder, 'gone.jpg'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('cannot be read'),
  })
})
