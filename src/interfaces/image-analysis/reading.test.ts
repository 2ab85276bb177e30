/** Words in pictures: at once, and in readings that are fetched later. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeTestApp, openTestApp, type TestApp } from '../../kernel/testing/open-test-app.ts'
import { useTestApp } from '../../kernel/testing/use-test-app.ts'
import imageAnalysis from './index.ts'
import { drawnPictures } from './testing/drawn-pictures.ts'
import { drawSign, signLines } from './testing/draw-sign.ts'

type App = TestApp['app']

const key = 'the-key-of-this-test'
const shared = useTestApp([imageAnalysis], { MAINSTAY_DEV_KEY: key })
let sign: Buffer
beforeAll(async () => void (sign = await drawSign()))

interface Sent {
  readonly app?: App
  readonly secret?: string
  readonly headers?: Record<string, string>
}

function post(url: string, payload: Buffer, { app = shared(), secret = key, headers = {} }: Sent = {}) {
  const keyed = { 'ocp-apim-subscription-key': secret, ...headers }
  return app.server.inject({ method: 'POST', url, headers: keyed, payload })
}

function get(url: string, { app = shared(), secret = key }: Sent = {}) {
  return app.server.inject({ url, headers: { 'ocp-apim-subscription-key': secret } })
}

/** Asks until a reading is over. */
async function poll(location: string, sent?: Sent) {
  const { pathname } = new URL(location)
  const read = async () => (await get(pathname, sent)).json()
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toMatch(/^(?:succeeded|failed)$/i)
  return read()
}

const locationOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['operation-location'])
const textsOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text)

describe('ocr', () => {
  test('gives words in lines, each with its edges', async () => {
    const response = await post('/vision/v3.2/ocr?detectOrientation=true&language=unk', sign)
    const { regions, ...rest } = response.json()
    expect(rest).toEqual({ language: 'en', textAngle: 0, orientation: 'Up', modelVersion: 'latest' })
    const [{ lines }] = regions
    const texts = lines.map(({ words }: { words: { text: string }[] }) => textsOf(words).join(' '))
    expect([regions.length, texts]).toEqual([1, signLines])
    // "Harbour" is drawn from 60 on, its foot at 100.
    const [left, top, width, height] = lines[0].words[0].boundingBox.split(',').map(Number)
    expect(Math.abs(left - 62)).toBeLessThan(8)
    expect(Math.abs(top + height - 101)).toBeLessThan(8)
    expect(width).toBeGreaterThan(100)
  })

  test('tells by how much a picture has to be turned', async () => {
    const turned = await sharp(sign).rotate(4, { background: '#fff' }).png().toBuffer()
    const { textAngle } = (await post('/vision/v2.0/ocr', turned)).json()
    expect(textAngle).toBeCloseTo((-4 * Math.PI) / 180, 2)
  })

  test('boxes are in pixels of the picture, however large it is', async () => {
    const large = await sharp(sign).resize(4_000).png().toBuffer()
    const { regions } = (await post('/vision/v3.1/ocr', large)).json()
    const [left, , width] = regions[0].boundingBox.split(',').map(Number)
    expect(Math.abs(left - 300)).toBeLessThan(40)
    expect(width).toBeGreaterThan(2_600)
  })

  test.each(['a beach', 'leaves', 'a line drawing', 'a board of squares', 'grey noise', 'snow'])(
    'no words are made up of %s',
    async (name) => {
      const drawing = drawnPictures.find((picture) => picture.name === name)
      const picture = await sharp(Buffer.from(drawing?.svg ?? ''))
        .jpeg()
        .toBuffer()
      expect((await post('/vision/v3.1/ocr', picture)).json()).toEqual({
        language: 'unk',
        textAngle: 0,
        orientation: 'NotDetected',
        regions: [],
      })
    },
  )
})

describe('readings', () => {
  test.each(['v3.0', 'v3.1', 'v3.2'])('%s: read/analyze and read/analyzeResults', async (version) => {
    const begun = await post(`/vision/${version}/read/analyze?language=en&pages=1&readingOrder=natural`, sign)
    expect([begun.statusCode, begun.body]).toEqual([202, ''])
    const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
    expect(locationOf(begun)).toMatch(
      new RegExp(`^http://localhost(?::80)?/vision/${version}/read/analyzeResults/${uuid}$`),
    )
    const { analyzeResult, ...rest } = await poll(locationOf(begun))
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    expect(rest).toEqual({ status: 'succeeded', createdDateTime: time, lastUpdatedDateTime: time })
    const { readResults, ...about } = analyzeResult
    const modelVersion = version === 'v3.2' ? { modelVersion: 'latest' } : {}
    expect(about).toEqual({ version: `${version.slice(1)}.0`, ...modelVersion })
    const [{ lines, ...page }] = readResults
    expect(page).toEqual({ page: 1, angle: 0, width: 800, height: 400, unit: 'pixel' })
    expect(textsOf(lines)).toEqual(signLines)
    const [word] = lines[0].words
    expect(word).toEqual({ boundingBox: expect.any(Array), text: 'Harbour', confidence: expect.any(Number) })
    expect(word.confidence).toBeGreaterThan(0.8)
    const [left, top, right, , , bottom] = word.boundingBox
    expect(word.boundingBox).toEqual([left, top, right, top, right, bottom, left, bottom])
  })

  test('v2.1: asyncBatchAnalyze; v2.0 and v1.0: recognizeText', async () => {
    const page = { page: 1, clockwiseOrientation: 0, width: 800, height: 400, unit: 'pixel' }
    const batch = locationOf(await post('/vision/vision/v2.1/read/core/asyncBatchAnalyze', sign))
    expect(new URL(batch).pathname).toMatch(/^\/vision\/vision\/v2\.1\/read\/operations\/[\da-f-]{36}$/)
    const { status, recognitionResults } = await poll(batch)
    expect([status, recognitionResults.length, recognitionResults[0]]).toMatchObject(['Succeeded', 1, page])
    expect(textsOf(recognitionResults[0].lines)).toEqual(signLines)
    for (const [version, query] of [
      ['v2.0', 'mode=Printed'],
      ['v1.0', 'handwriting=true'],
    ]) {
      const begun = locationOf(await post(`/vision/${version}/recognizeText?${query}`, sign))
      expect(begun).toContain(`/vision/${version}/textOperations/`)
      const { recognitionResult } = await poll(begun)
      expect(recognitionResult).toMatchObject(page)
      expect(textsOf(recognitionResult.lines)).toEqual(signLines)
    }
  })

  test('the address is by the host that was asked', async () => {
    const own = await post('/v3.2/read/analyze', sign, { headers: { host: 'vision.localhost:8022' } })
    expect(locationOf(own)).toMatch(/^http:\/\/vision\.localhost:8022\/v3\.2\/read\/analyzeResults\/[\da-f-]{36}$/)
  })

  test('are of the key that began them', async () => {
    const { secret } = await shared().keys.make({ name: 'another', scopes: '*', plan: 'free' })
    const location = locationOf(await post('/vision/v3.2/read/analyze', sign))
    expect(await poll(location)).toMatchObject({ status: 'succeeded' })
    const { pathname } = new URL(location)
    const refused = await get(pathname, { secret })
    expect([refused.statusCode, refused.json()]).toEqual([
      404,
      { code: 'NotFound', message: expect.stringContaining('48 hours'), requestId: expect.any(String) },
    ])
    for (const id of ['00000000-0000-4000-8000-000000000000', 'constructor', '%00', '..%2f', 'x'.repeat(400)])
      expect((await get(`/vision/v3.2/read/analyzeResults/${id}`)).statusCode).toBe(404)
  })

  test('a dozen that come at once are all read, in turn', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => post('/vision/v3.2/read/analyze', sign)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 202))
    const results = await Promise.all(answers.map((answer) => poll(locationOf(answer))))
    const texts = results.map(({ analyzeResult }) => textsOf(analyzeResult.readResults[0].lines).join())
    expect(new Set(texts)).toEqual(new Set([signLines.join()]))
  })

  test('are forgotten after 48 hours', async () => {
    let time = Date.UTC(2026, 0, 1)
    const app = await openTestApp([imageAnalysis], { MAINSTAY_DEV_KEY: key }, () => time)
    const location = locationOf(await post('/vision/v3.2/read/analyze', sign, { app }))
    expect(await poll(location, { app })).toMatchObject({ createdDateTime: '2026-01-01T00:00:00Z' })
    const { pathname } = new URL(location)
    time += 48 * 60 * 60_000 - 1
    expect((await get(pathname, { app })).statusCode).toBe(200)
    time += 1
    expect((await get(pathname, { app })).statusCode).toBe(404)
  })

  test('are found by another process on the same database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mainstay-test-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const settings = { MAINSTAY_DEV_KEY: key, DATABASE_URL: '', MAINSTAY_DATA: folder }
    const first = await makeTestApp([imageAnalysis], settings)
    const location = locationOf(await post('/vision/v3.2/read/analyze', sign, { app: first.app }))
    await poll(location, { app: first.app })
    await first.dispose()
    const app = await openTestApp([imageAnalysis], settings)
    expect(await poll(location, { app })).toMatchObject({ status: 'succeeded' })
  })
})

test('Image Analysis 4.0 gives words with the other features', async () => {
  const query = 'api-version=2024-02-01&features=read,tags'
  const { readResult, tagsResult } = (await post(`/vision/computervision/imageanalysis:analyze?${query}`, sign)).json()
  expect(readResult.blocks).toHaveLength(1)
  expect(textsOf(readResult.blocks[0].lines)).toEqual(signLines)
  const [word] = readResult.blocks[0].lines[0].words
  expect(word).toMatchObject({ text: 'Harbour', boundingPolygon: [{}, {}, {}, {}] })
  expect(tagsResult.values.length).toBeGreaterThan(0)
})
