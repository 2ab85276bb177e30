import { expect, test } from 'vitest'
import { interfaces } from '../../../interfaces/index.ts'
import { isPermissive } from '../../foundation/shelf/catalogue-entry.ts'
import { purposesOf, readShipped } from './list-models.ts'

const ofRepositories = async () =>
  (await readShipped(purposesOf(interfaces))).filter(({ repository }) => repository !== undefined)

test('every model of the list is held fast by a commit, or the list says why it is not', async () => {
  for (const { name, revision, unpinned } of await ofRepositories()) {
    if (unpinned === undefined)
      expect({ name, revision }).toEqual({ name, revision: expect.stringMatching(/^[0-9a-f]{40}$/) })
    else
      expect({ name, revision, unpinned }).toEqual({
        name,
        revision: undefined,
        unpinned: expect.stringMatching(/^No .+\.$/),
      })
  }
})

test('a model that is said to be held by a checksum has one for each of its files', async () => {
  const byChecksum = (await ofRepositories()).filter(({ unpinned }) => unpinned?.includes('holds it fast'))
  expect(byChecksum.length).toBeGreaterThan(5)
  for (const { name, files = [], picturePart } of byChecksum)
    for (const file of [...files, ...(picturePart ? [picturePart] : [])])
      expect({ name, ...file }).toMatchObject({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test('a licence that is not permissive says what it wants', async () => {
  for (const entry of await ofRepositories())
    expect({ name: entry.name, wants: entry.wants }).toEqual({
      name: entry.name,
      wants: isPermissive(entry) ? undefined : expect.any(String),
    })
})
