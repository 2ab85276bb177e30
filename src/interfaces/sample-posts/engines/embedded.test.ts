import { expect, test } from 'vitest'
import { describeSampleStore } from './conformance.ts'
import createEngine from './embedded.ts'

describeSampleStore('embedded', createEngine)

test('searches every field, however deep, in whichever case', async () => {
  const query = { filters: [], sort: [], embed: [], expand: [], search: 'GÖTEBORG' }
  const { records } = await createEngine().list('users', query)
  expect(records.map(({ username }) => username)).toEqual(['jonas-lagar'])
})
