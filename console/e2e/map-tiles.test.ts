/** The map below a journey, from a server of tiles of this test. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''
const key = 'a-key-for-this-test'

/** A tile with its numbers on it. */
function drawTile(path: string): string {
  const [, z = '', x = '', y = ''] = /^\/tiles\/(\d+)\/(\d+)\/(\d+)\.svg$/.exec(path) ?? []
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dde7d3" stroke="#8a9a7a"/>' +
    `<text x="20" y="130" font-size="22" fill="#5a6a4a">${z}/${x}/${y}</text></svg>`
  )
}

describe.skipIf(missingChromium)(`map tiles in the console${unrunnable}`, () => {
  let served: ServedConsole
  let tiles: Server
  const asked: Pick<IncomingMessage, 'url' | 'headers'>[] = []
  const openPage = usePages((origin) => origin === originOf(tiles))

  beforeAll(async () => {
    tiles = createServer((request, response) => {
      asked.push({ url: request.url, headers: request.headers })
      response.setHeader('content-type', 'image/svg+xml').end(drawTile(request.url ?? ''))
    })
    await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve))
    served = await serveConsole({
      MAINSTAY_DEV_KEY: key,
      TRANSIT_SEARCH_TILES: `${originOf(tiles)}/tiles/{z}/{x}/{y}.svg`,
      TRANSIT_SEARCH_TILES_CREDIT: '© the test',
    })
  })
  afterAll(async () => {
    await served?.close()
    await new Promise((resolve) => tiles?.close(resolve))
  })

  test('a journey is drawn on the operator’s map, whose credit stands below it', async () => {
    const page = await openPage(`${served.origin}/#/transit-search/journeys`)
    await page.getByLabel('Key').fill(key)
    await page.keyboard.press('Enter')
    await page.getByLabel('Date').fill('2026-11-24')
    await page.getByLabel('Time').fill('08:00')
    await page.getByRole('button', { name: 'Find journeys' }).click()
    await page.getByText('© the test').waitFor()
    const pictures = page.locator('.journey-map img')
    await expect
      .poll(() =>
        pictures.evaluateAll((images) =>
          images.every((image) => image instanceof HTMLImageElement && image.naturalWidth === 256),
        ),
      )
      .toBe(true)
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.length).toBeLessThan(60)
    expect(new Set(asked.map(({ headers }) => headers.referer))).toEqual(new Set([`${served.origin}/`]))
    // 凪浜 lies in this one of zoom 12.
    const paths = asked.map(({ url = '' }) => /^\/tiles\/(\d+)\/(\d+)\/(\d+)/.exec(url)?.slice(1).map(Number) ?? [])
    expect(paths.map(([z = 0, x = 0, y = 0]) => `${x >> (z - 12)}/${y >> (z - 12)}`)).toContain('3621/1637')
  })

  test('the page may show pictures of that origin and of no other', async () => {
    const policy = (await fetch(served.origin)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`img-src 'self' data: blob: ${originOf(tiles)};`)
  })
})

function originOf(server: Server): string {
  const address: AddressInfo | string | null = server.address()
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
}
