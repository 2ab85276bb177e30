/** What is in a picture, shown on it. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''

const key = 'a-key-for-this-test'

/** Five faces, which the package that finds them brings along. */
const faces = fileURLToPath(new URL('../assets/screenshot-facedetect.jpg', import.meta.resolve('@vladmandic/human')))

describe.skipIf(missingChromium)(`pictures in the console${unrunnable}`, () => {
  let served: ServedConsole
  const openPage = usePages()

  beforeAll(async () => {
    served = await serveConsole({ MAINSTAY_DEV_KEY: key })
  })
  afterAll(() => served?.close())

  const open = async (): Promise<Page> => {
    const page = await openPage(`${served.origin}/#/image-analysis/pictures`)
    await page.getByLabel('Key').fill(key)
    await page.keyboard.press('Enter')
    await page.getByLabel('Drop a picture here').waitFor()
    return page
  }

  test('a picture that is chosen gets boxes, tags, colours and a caption', async () => {
    const page = await open()
    await page.getByLabel('Drop a picture here').setInputFiles({
      name: 'faces.jpg',
      mimeType: 'image/jpeg',
      buffer: await readFile(faces),
    })
    await page.getByText(/^a group of people/).waitFor()
    expect(await page.locator('.picture-face').count()).toBeGreaterThanOrEqual(5)
    expect(await page.getByRole('list', { name: 'Tags' }).innerText()).toMatch(/person \d+ %/)
    expect(await page.getByRole('list', { name: 'Categories' }).innerText()).toContain('people_group')
    expect(await page.getByText(/Jpeg, 800 × 718, by embedded in \d+ ms/).count()).toBe(1)
    const picture = await page.locator('.picture-frame img').boundingBox()
    const [box] = await page.locator('.picture-face rect').all()
    const drawn = await box?.boundingBox()
    // The face lies within the picture, and is some of it.
    expect(drawn?.x).toBeGreaterThanOrEqual(picture?.x ?? Infinity)
    expect((drawn?.width ?? 0) / (picture?.width ?? 1)).toBeGreaterThan(0.1)
  })

  test('who has no picture at hand tries one that is drawn', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'An evening' }).click()
    await page.getByText('a drawing of a sunset').first().waitFor()
    await page.getByRole('img', { name: 'a drawing of a sunset' }).waitFor()
  })

  test('a file that is no picture is refused in a sentence', async () => {
    const page = await open()
    const file = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
    await page.getByLabel('Drop a picture here').setInputFiles(file)
    await page.getByText('These bytes are no picture that is read here').waitFor()
  })
})
