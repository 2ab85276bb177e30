import { expect, test } from 'vitest'
import { createNavigation } from '../../../src/kernel/assembly/site/navigation.ts'
import { readSourcePages } from '../../../src/kernel/assembly/site/source-pages.ts'
import { titleJapanese } from './title-japanese.ts'

test('every title in the list of pages has its Japanese, and nothing else has', async () => {
  const groups = createNavigation(await readSourcePages(), [])
  const titles = groups.flatMap(({ sections }) =>
    sections.flatMap(({ links }) => links.filter(({ address }) => address !== 'ja.html').map(({ title }) => title)),
  )
  expect(titles.length).toBeGreaterThan(50)
  expect(Object.keys(titleJapanese).toSorted()).toEqual(titles.toSorted())
})
