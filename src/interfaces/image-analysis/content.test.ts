import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../../cli/testing/run-command.ts'
import { makeTestApp } from '../../kernel/testing/open-test-app.ts'
import { interfaces } from '../index.ts'
import { drawMeadow } from './testing/draw-meadow.ts'

/** A folder with pictures of one place, in a folder named after it. */
async function preparePlaces() {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-gallery-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'places/The old meadow'), { recursive: true })
  await writeFile(join(folder, 'places/The old meadow/front.jpg'), await drawMeadow())
  await writeFile(join(folder, 'places/The old meadow/.hidden'), 'no picture')
  const run = (data: string, ...words: string[]) => runCommand(words, { MAINSTAY_DATA: join(folder, data) })
  return { folder, places: join(folder, 'places'), run }
}

async function findLandmarks(data: string): Promise<unknown> {
  const key = 'the-key-of-this-test'
  const { app, dispose } = await makeTestApp(interfaces, { MAINSTAY_DEV_KEY: key, MAINSTAY_DATA: data })
  onTestFinished(dispose)
  const response = await app.server.inject({
    method: 'POST',
    url: '/vision/vision/v1.0/analyze?details=Landmarks',
    headers: { 'ocp-apim-subscription-key': key },
    payload: await drawMeadow(),
  })
  return response.json().categories[0].detail.landmarks
}

test('a folder of pictures is taken in once, exported, and known elsewhere', async () => {
  const { folder, places, run } = await preparePlaces()
  const take = ['import', 'gallery', places, '--kind', 'place']
  expect(await run('here', ...take)).toMatchObject({ code: 0, out: 'Taken in: 1 picture, 1 of them new.\n' })
  expect((await run('here', ...take)).out).toBe('Taken in: 1 picture, 0 of them new.\n')
  const backup = join(folder, 'backup.jsonl')
  expect((await run('here', 'export', backup)).code).toBe(0)
  expect((await run('there', 'import', 'all', backup)).code).toBe(0)
  expect((await run('there', 'vision', 'list')).out).toMatch(/The old meadow\s+place\s+1/)
  expect(await findLandmarks(join(folder, 'there'))).toEqual([{ name: 'The old meadow', confidence: 1 }])
})

test('what cannot be taken in is told by its name', async () => {
  const { folder, places, run } = await preparePlaces()
  const fails = (words: string) => ({ code: 1, err: expect.stringContaining(words) })
  expect(await run('here', 'import', 'gallery', places, '--kind', 'thing')).toMatchObject(fails('person or place'))
  expect(await run('here', 'import', 'gallery', join(folder, 'gone'))).toMatchObject(fails('is no folder'))
  await writeFile(join(places, 'The old meadow/note.txt'), 'no picture')
  expect(await run('here', 'import', 'gallery', places, '--kind', 'place')).toMatchObject(
    fails('note.txt: These bytes are no picture'),
  )
})
