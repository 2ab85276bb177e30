/** L as a web page has it: in one piece, in Chromium. */
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { launchChromium, missingChromium } from '../../console/e2e/chromium.ts'
import { bundle } from '../client/__fixtures__/bundle.ts'
import { serveSample } from './testing/serve-sample.ts'

test('the bundle stays under 10,000 bytes gzipped and asks nothing of Node', async () => {
  const code = await bundleLibrary()
  expect(code).toContain('mainstay-common-links/')
  expect(code).not.toMatch(/\bnode:|\brequire\(|\bprocess\./)
  expect(gzipSync(code).byteLength).toBeLessThan(10_000)
})

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''
describe.skipIf(missingChromium)(`in Chromium${unrunnable}`, () => {
  test('a page of another origin finds what two articles share, however long they are', async () => {
    const { baseUrl, close } = await serveSample()
    onTestFinished(close)
    const browser = await launchChromium()
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    const module = `data:text/javascript;base64,${Buffer.from(await bundleLibrary()).toString('base64')}`
    // As text: what is compiled for these tests cannot import in a page.
    const found = await page.evaluate(`import(${JSON.stringify(module)}).then(async (library) => {
      const options = { baseUrl: ${JSON.stringify(baseUrl)} }
      const short = await library.listUpCommonElements('Moon', 'Jupiter', 'en', options)
      const long = await library.findCommonLinks('List of days and years', 'Days and years', 'en', options)
      const missing = await library.findCommonLinks('Berlin', 'Atlantis', 'en', options)
      return { short, count: long.titles.length, requests: long.requests, reason: missing.reason }
    })`)
    expect(found).toEqual({
      short: ['Earth', 'Telescope', 'Galileo Galilei', 'Sun'],
      count: 1_491,
      requests: 8,
      reason: 'missing-article',
    })
  })
})

function bundleLibrary(): Promise<string> {
  return bundle(join(import.meta.dirname, 'index.ts'))
}
