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
    ['T-2', '== Low ==\nDown.'],
    ['nonsense', 'Twice.'],
  ])('%s is that part of the text', async (section, content) => {
    expect(await read(section)).toMatchObject({ query: { pages: [{ revisions: [{ slots: { main: { content } } }] }] } })
  })

  test('a page without it says so in its slot, and the others are answered', async () => {
    const { get } = await openWikiApp({}, (storage) => writeTestWiki(storage, testSite, { ...pages, Flat: 'Calm.' }))
    const parameters = { action: 'query', prop: 'revisions', titles: 'Tide|Flat', rvsection: '2' }
    expect((await get({ ...parameters, rvprop: 'ids|content|contentmodel', rvslots: 'main' })).body).toEqual({
      batchcomplete: '',
      query: {
        pages: {
          '1': {
            pageid: 1,
            ns: 0,
            title: 'Tide',
            revisions: [
              {
                revid: 101,
                parentid: 0,
                slots: {
                  main: { contentmodel: 'wikitext', contentformat: 'text/x-wiki', '*': '== Low ==\nDown.' },
                },
              },
            ],
          },
          '2': {
            pageid: 2,
            ns: 0,
            title: 'Flat',
            revisions: [{ revid: 102, parentid: 51, slots: { main: { contentmodel: 'wikitext', nosuchsection: '' } } }],
          },
        },
      },
    })
    expect((await get({ ...parameters, rvprop: 'content', rvslots: 'main', formatversion: '2' })).body).toMatchObject({
      query: { pages: [{ title: 'Tide' }, { revisions: [{ slots: { main: { nosuchsection: true } } }] }] },
    })
    // Without slots there is no place to say it in, and MediaWiki refuses the call.
    expect((await get({ ...parameters, rvprop: 'content' })).body).toMatchObject({
      error: { code: 'nosuchsection', info: 'There is no section 2 in revision 102.' },
    })
  })
})
