import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readServerSecret } from './server-secret.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('it is made once, for its owner alone, and nothing is left beside it', async () => {
  const folder = await makeFolder()
  const made = await Promise.all(Array.from({ length: 8 }, () => readServerSecret(folder)))
  expect(new Set(made).size).toBe(1)
  expect(made[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(await readServerSecret(folder)).toBe(made[0])
  expect(await readdir(join(folder, 'transit'))).toEqual(['course-secret'])
  expect((await stat(join(folder, 'transit', 'course-secret'))).mode & 0o777).toBe(0o600)
})

test.each(['', 'a'.repeat(31)])('one that was cut off, %j, is made anew: it could be guessed', async (damaged) => {
  const folder = await makeFolder()
  await mkdir(join(folder, 'transit'))
  await writeFile(join(folder, 'transit', 'course-secret'), damaged)
  const secret = await readServerSecret(folder)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(await readServerSecret(folder)).toBe(secret)
})
