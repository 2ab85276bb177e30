import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { launchChromium, missingChromium } from './chromium.ts'
import { type ServedConsole, serveConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''
describe.skipIf(missingChromium)(`who may come in, in Chromium${unrunnable}`, () => {
  const openPage = usePages()
  let served: ServedConsole
  beforeAll(async () => void (served = await serveConsole({ MAINSTAY_DEV_KEY: 'development' })))
  afterAll(() => served?.close())

  test('console and reference are sent with a policy that they keep themselves', async () => {
    const answer = await fetch(served.origin)
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'self'; .*frame-ancestors 'none'/)
    // A breach of the policy is an error on the page's console, and so an offence.
    await openPage(`${served.origin}/`)
    const reference = await openPage(`${served.origin}/docs`)
    expect(await reference.evaluate(() => getComputedStyle(document.body).display)).toBe('grid')
  })

  test('a page of another origin reads and changes nothing of the owner’s, and still what is open to all', async () => {
    const foreign = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end('<link rel="icon" href="data:,"><h1>A foreign page</h1>'),
    )
    await once(foreign.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void foreign.close())
    const address = foreign.address()
    const home = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
    const browser = await launchChromium()
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    await page.goto(home)
    const read = (path: string, method = 'GET') =>
      page.evaluate(
        ([url, verb]) =>
          fetch(url, verb === 'POST' ? { method: verb, body: '{}' } : {}).then(
            (response) => response.status,
            () => 'refused',
          ),
        [served.origin + path, method] as const,
      )
    for (const path of ['/status.json', '/metrics', '/notes/api/v1/notes', '/qa/api/v1/users/search?q=a'])
      expect([path, await read(path)]).toEqual([path, 'refused'])
    expect(await read('/feed/manage/subscriptions', 'POST')).toBe('refused')
    expect(await read('/test/posts/1')).toBe(200)
    expect(await read('/geo/8.8.8.8')).toBe(200)
    await page.evaluate((url) => {
      const frame = document.createElement('iframe')
      frame.src = url
      document.body.append(frame)
    }, served.origin)
    const framed = page.frameLocator('iframe').locator('body')
    await expect.poll(() => framed.innerText()).toContain('may not call this')
  })
})
