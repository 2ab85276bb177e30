import { describe, expect, test } from 'vitest'
import { openWikiApp } from './testing/open-wiki-app.ts'
import { testSite, writeTestWiki } from './testing/test-wiki.ts'

describe('rvsection', () => {
  const pages = { Tide: 'Twice.\n== High ==\nUp.\n== Low ==\nDown.' }
  const read = async (rvsection: string) => {
    const { get } = await openWikiApp({}, (storage) => writeTestWiki(storage, testSite, pages))
    const parameters = { action: 'query', prop: 'revisions', rvprop: 'content', rvslots: 'main', titles: 'Tide' }
    return (await get({ ...parameters, rvsection, formatversion: '2' })).body
  }

  test.each([
    ['0', 'Twice.'],
    ['1', '== High ==\nUp.'],
    ['2', '== Low ==\nDown.'],
  ])('%s is that part of the text', async (section, content) => {
    expect(await read(section)).toMatchObject({ query: { pages: [{ revisions: [{ slots: { main: { content } } }] }] } })
  })

  test('that is not there is refused', async () => {
    expect(await read('3')).toMatchObject({
      error: { code: 'nosuchsection', info: 'There is no section 3 in revision 101.' },
    })
  })
})
