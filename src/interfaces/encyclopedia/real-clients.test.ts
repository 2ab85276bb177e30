/** Programs written for MediaWiki, pointed here and otherwise unchanged. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Mwn } from 'mwn'
import NodeMw from 'nodemw'
import { describe, expect, test } from 'vitest'
import { listen, openWikiApp } from './testing/open-wiki-app.ts'
import { testPages } from './testing/test-wiki.ts'

const run = promisify(execFile)

const openOrigin = async () => listen((await openWikiApp()).app)

const islands = Array.from({ length: 1203 }, (_, index) => `Island ${String(index).padStart(4, '0')}`)

interface LinkedPage {
  readonly links?: readonly { readonly title: string }[]
}

describe('mwn', () => {
  const open = async () => {
    const bot = new Mwn({ apiUrl: `${await openOrigin()}/encyclopedia/en/w/api.php`, silent: true })
    await bot.getTokensAndSiteInfo()
    return bot
  }

  test('reads a page and follows redirects', async () => {
    const bot = await open()
    const page = await bot.read('Brine')
    expect(page).toMatchObject({ title: 'Sea', pageid: 2, revisions: [{ content: testPages['Sea'] }] })
    expect(await new bot.Page('Sea').text()).toBe(testPages['Sea'])
    expect(await bot.read('Nowhere')).toMatchObject({ title: 'Nowhere', missing: true })
  })

  test('walks all links of an article, and reads more pages than one call takes', async () => {
    const bot = await open()
    const titles: string[] = []
    for await (const answer of bot.continuedQueryGen({
      action: 'query',
      titles: 'Hub',
      prop: 'links',
      pllimit: 'max',
    })) {
      const pages: readonly LinkedPage[] = answer.query?.pages ?? []
      titles.push(...pages.flatMap(({ links = [] }) => links.map(({ title }) => title)))
    }
    expect(titles).toEqual(islands)
    const read = await bot.read([...islands.slice(0, 120), 'Sea'])
    expect(read).toHaveLength(121)
  })

  test('hears our errors', async () => {
    const bot = await open()
    await expect(bot.request({ action: 'parse', page: 'Nowhere' })).rejects.toMatchObject({ code: 'missingtitle' })
  })
})

type Further = Record<string, string>

interface Api {
  call(
    parameters: object,
    callback: (error: unknown, info: { pages: Record<string, LinkedPage> }, next?: Further) => void,
  ): void
}

describe('nodemw', () => {
  const open = async () => {
    const { hostname, port } = new URL(await openOrigin())
    return new NodeMw({ protocol: 'http', server: hostname, port: Number(port), path: '/encyclopedia/en/w' })
  }

  test('reads a page and follows redirects', async () => {
    const bot = await open()
    const read = (title: string, redirect: boolean) =>
      new Promise((resolve, reject) => {
        bot.getArticle(title, redirect, (error, content, redirectInfo) =>
          error ? reject(error) : resolve([content, redirectInfo]),
        )
      })
    expect(await read('Sea', false)).toEqual([testPages['Sea'], undefined])
    expect(await read('Tide', true)).toEqual([testPages['Sea'], { from: 'Tide', to: 'Sea', tofragment: 'Tides' }])
  })

  test('walks all links of an article', async () => {
    // Its way to any call has no types.
    const api: Api = Reflect.get(await open(), 'api')
    const ask = (further: Further) =>
      new Promise<{ pages: Record<string, LinkedPage>; next: Further | undefined }>((resolve, reject) => {
        const parameters = { action: 'query', titles: 'Hub', prop: 'links', pllimit: 500, ...further }
        api.call(parameters, (error, info, next) => (error ? reject(error) : resolve({ pages: info.pages, next })))
      })
    const titles: string[] = []
    for (let further: Further | undefined = {}; further;) {
      const { pages, next } = await ask(further)
      titles.push(...(pages['11']?.links ?? []).map(({ title }) => title))
      further = next
    }
    expect(titles).toEqual(islands)
  })
})

const python = '/usr/bin/python3'
const hasMwclient = existsSync('/usr/lib/python3/dist-packages/mwclient') && existsSync(python)
const mwclient = hasMwclient ? describe : describe.skip

mwclient(
  hasMwclient ? 'mwclient' : 'mwclient (python3-mwclient is not installed: apt-get install python3-mwclient)',
  () => {
    test('reads a page, follows a redirect and walks all links', async () => {
      const { host } = new URL(await openOrigin())
      const { stdout } = await run(python, [join(import.meta.dirname, 'testing/walk-with-mwclient.py'), host])
      expect(JSON.parse(stdout)).toEqual({
        version: [1, 41, 0],
        rights: ['read'],
        project: 'Project',
        text: testPages['Sea'],
        length: 123,
        exists: false,
        redirects: true,
        resolved: 'Ocean',
        links: islands,
        pages: [
          ['Ice', false],
          ['Salt', false],
          ['Sea', true],
        ],
        parsed: 'Sea',
      })
    })
  },
)
