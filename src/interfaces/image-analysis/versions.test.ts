/** Each version of the wire as its clients ask for it: paths, shapes and failures. */
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../kernel/testing/use-test-app.ts'
import imageAnalysis from './index.ts'
import { drawMeadow } from './testing/draw-meadow.ts'
import { writeEmptyPng } from './testing/write-empty-png.ts'

const key = 'the-key-of-this-test'
const app = useTestApp([imageAnalysis], { MAINSTAY_DEV_KEY: key })
let meadow: Buffer
beforeAll(async () => void (meadow = await drawMeadow()))

const octets = { 'ocp-apim-subscription-key': key, 'content-type': 'application/octet-stream' }
const post = (path: string, payload: Buffer | string = meadow, headers: Record<string, string> = octets) =>
  app().server.inject({ method: 'POST', url: `/vision${path}`, headers, payload })
const get = (path: string) => app().server.inject({ url: `/vision${path}`, headers: octets })

const versions = ['v1.0', 'v2.0', 'v2.1', 'v3.0', 'v3.1', 'v3.2']
const caption = 'a grassy field under a blue sky'
const metadata = { width: 640, height: 480, format: 'Jpeg' }
const requestId = expect.stringMatching(/^[\da-f-]{36}$/)

describe.each(versions)('%s', (version) => {
  const envelope = { requestId, metadata, ...(version === 'v3.2' && { modelVersion: 'latest' }) }

  test.each(['/vision', ''])('says what is in a picture, below /vision%s', async (before) => {
    const response = await post(`${before}/${version}/analyze?visualFeatures=Description,Brands&details=Landmarks`)
    expect(response.json()).toEqual({
      categories: [
        { name: 'outdoor_grass', score: expect.any(Number), detail: { landmarks: [] } },
        { name: 'outdoor_', score: expect.any(Number) },
      ],
      description: {
        tags: ['sky', 'outdoor', 'grass', 'nature', 'field'],
        captions: [{ text: caption, confidence: expect.any(Number) }],
      },
      brands: [],
      ...envelope,
    })
    expect(response.headers['x-mainstay-not-looked-for']).toBe('Brands')
  })

  test('describes, tags, and knows its models', async () => {
    const described = (await post(`/${version}/describe?maxCandidates=3&language=en`)).json()
    expect(described).toEqual({
      description: {
        tags: expect.arrayContaining(['grass', 'sky']),
        captions: [{ text: caption, confidence: expect.any(Number) }],
      },
      ...envelope,
    })
    const { tags, ...rest } = (await post(`/${version}/tag`)).json()
    expect(tags[0]).toEqual({ name: 'sky', confidence: expect.any(Number) })
    expect(rest).toEqual(envelope)
    expect((await get(`/${version}/models`)).json()).toEqual({
      models: [
        { name: 'celebrities', categories: ['people_'] },
        { name: 'landmarks', categories: ['outdoor_', 'building_'] },
      ],
    })
    const known = await post(`/${version}/models/Celebrities/analyze`)
    expect(known.json()).toEqual({ result: { celebrities: [] }, ...envelope })
  })

  test('makes thumbnails of the size that is asked for', async () => {
    const response = await post(`/${version}/generateThumbnail?width=1024&height=1`)
    expect(response.headers['content-type']).toBe('image/jpeg')
    const { format, width, height } = await sharp(response.rawPayload).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1024, 1])
  })
})

test.each(versions.slice(1))('%s finds things and the area of interest, and gives empty lists', async (version) => {
  expect((await post(`/${version}/detect`)).json()).toMatchObject({ objects: [], metadata })
  const { areaOfInterest } = (await post(`/${version}/areaOfInterest`)).json()
  expect(areaOfInterest).toMatchObject({ y: 0, w: 480, h: 480 })
  const { faces, objects } = (await post(`/${version}/analyze?visualFeatures=Faces,Objects`)).json()
  expect([faces, objects]).toEqual([[], []])
})

describe('what draws attention', () => {
  const draw = (left: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="500"><rect width="2000" height="500" fill="#d8d8d8"/><circle cx="${left}" cy="250" r="90" fill="#d01010"/><circle cx="${left}" cy="250" r="40" fill="#f0e000"/></svg>`,
      ),
    )
      .png()
      .toBuffer()

  test.each([200, 1000, 1800])('is the area of interest: a sign at %i of 2000', async (left) => {
    const { areaOfInterest: box } = (await post('/v3.2/areaOfInterest', await draw(left))).json()
    expect(box).toMatchObject({ y: 0, w: 500, h: 500 })
    expect(box.x).toBeLessThanOrEqual(left - 90)
    expect(box.x + box.w).toBeGreaterThanOrEqual(left + 90)
  })

  test('is in a thumbnail that is asked to be smart, and need not be in another', async () => {
    const picture = await draw(1800)
    const reddest = async (query: string) => {
      const { rawPayload } = await post(`/v3.2/generateThumbnail?width=100&height=100&${query}`, picture)
      const { channels } = await sharp(rawPayload).stats()
      return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0)
    }
    expect(await reddest('smartCropping=True')).toBeGreaterThan(15)
    expect(await reddest('smartCropping=false')).toBeLessThan(3)
  })
})

test.each([
  [50, 60_000, 'width=1024&height=1024'],
  [60_000, 50, 'width=1&height=1024'],
  [60_000, 50, 'width=1024&height=700'],
])('a picture of %i by %i pixels is cut out before it is enlarged: %s', async (width, height, query) => {
  const long = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  for (const smart of ['true', 'false']) {
    const { rawPayload } = await post(`/v3.2/generateThumbnail?${query}&smartCropping=${smart}`, long)
    const { width: wide, height: high } = await sharp(rawPayload).metadata()
    expect(`width=${wide}&height=${high}`).toBe(query)
  }
  const { areaOfInterest } = (await post('/v3.2/areaOfInterest', long)).json()
  expect(areaOfInterest).toMatchObject({ w: 50, h: 50 })
})

test('a thumbnail is made of as much of a picture as it needs', async () => {
  const stripes = Array.from({ length: 500 }, (_, at) => `<rect x="${4 * at}" width="2" height="2000"/>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><rect width="2000" height="2000" fill="#fff"/>${stripes}</svg>`
  const fine = await sharp(Buffer.from(svg)).png().toBuffer()
  const { rawPayload } = await post('/v3.2/generateThumbnail?width=1000&height=1000', fine)
  const [channel] = (await sharp(rawPayload).stats()).channels
  // At 768 pixels a side such stripes are one grey.
  expect(channel?.stdev).toBeGreaterThan(80)
})

describe('failures', () => {
  const flat = (code: string) => ({ code, message: expect.stringMatching(/\.$/), requestId })
  const nested = (code: string, inner: string) => ({
    error: { code, message: expect.stringMatching(/\.$/), innererror: { code: inner, message: expect.any(String) } },
  })
  const ofFrontDoor = (code: string) => ({ error: { code, message: expect.stringMatching(/\.$/) } })

  test.each([
    ['/v2.0/analyze?visualFeatures=Smell', flat('NotSupportedVisualFeature')],
    ['/v3.1/analyze?details=Shoes', flat('InvalidDetails')],
    ['/v3.2/analyze?visualFeatures=Smell', nested('InvalidArgument', 'NotSupportedVisualFeature')],
    ['/v3.2/analyze?details=Shoes', nested('InvalidArgument', 'InvalidDetails')],
    ['/v3.2/analyze?descriptionExclude=Shoes', nested('InvalidArgument', 'InvalidDetails')],
    ['/v3.2/tag?language=tlh', nested('InvalidArgument', 'NotSupportedLanguage')],
    ['/v3.2/describe?maxCandidates=0', nested('InvalidArgument', 'BadArgument')],
    ['/v3.2/describe?maxCandidates=NaN', nested('InvalidArgument', 'BadArgument')],
    ['/v3.2/describe?model-version=newest', nested('InvalidArgument', 'InvalidModelVersion')],
    ['/v2.1/models/brands/analyze', flat('InvalidModel')],
    ['/v2.1/recognizeText?mode=Cursive', flat('BadArgument')],
    ['/v3.2/ocr?language=ja', nested('InvalidArgument', 'NotSupportedLanguage')],
    ['/v3.2/read/analyze?language=ja', flat('NotSupportedLanguage')],
    ['/v3.2/read/analyze?readingOrder=backwards', flat('InvalidReadingOrder')],
    ['/v3.2/read/analyze?pages=2-3', flat('InvalidPageRange')],
    ['/v3.2/read/analyze?pages=3-1', flat('InvalidPageRange')],
    ['/v3.2/generateThumbnail?width=0&height=9', nested('InvalidArgument', 'InvalidThumbnailSize')],
    ['/v3.2/generateThumbnail?width=9&height=1025', nested('InvalidArgument', 'InvalidThumbnailSize')],
    ['/v3.2/generateThumbnail?width=NaN&height=9', nested('InvalidArgument', 'InvalidThumbnailSize')],
    ['/v3.2/generateThumbnail?width=1e2&height=9', nested('InvalidArgument', 'InvalidThumbnailSize')],
    ['/v3.2/generateThumbnail?width=-5&height=9', nested('InvalidArgument', 'InvalidThumbnailSize')],
    ['/v3.2/generateThumbnail?width=9', nested('InvalidArgument', 'BadArgument')],
    ['/v3.2/generateThumbnail?width=9&height=9&smartCropping=maybe', nested('InvalidArgument', 'BadArgument')],
  ])('%s', async (path, body) => {
    const response = await post(path)
    expect([response.statusCode, response.json()]).toEqual([400, body])
  })

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'then'])(
    '%s is a word like any other, and those that would do are named',
    async (word) => {
      const messageOf = async (path: string) => (await post(path)).json().message
      expect(await messageOf(`/vision/v1.0/analyze?visualFeatures=${word}`)).toBe(
        `The visual feature "${word}" is not supported; it can be Categories, Tags, Description, Faces, ImageType, Color, Adult, Objects, Brands, age, gender, headPose, smile, facialHair or glasses.`,
      )
      expect(await messageOf(`/vision/v1.0/analyze?details=${word}`)).toBe(
        `The detail "${word}" is not supported; it can be Celebrities or Landmarks.`,
      )
      expect(await messageOf(`/v2.0/models/${word}/analyze`)).toBe(
        `The model "${word}" is not supported; it can be celebrities or landmarks.`,
      )
      expect(await messageOf(`/v2.0/${word}`)).toBe(`There is nothing at /vision/v2.0/${word}.`)
    },
  )

  test.each([
    ['an empty body', Buffer.alloc(0), 'InvalidImageFormat'],
    ['what is no picture', Buffer.from('a picture of a cat'), 'InvalidImageFormat'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'InvalidImageFormat'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'InvalidImageFormat',
    ],
    ['a picture of 900 million pixels', writeEmptyPng(30_000, 30_000), 'InvalidImageSize'],
  ])('%s is told alike by every operation', async (_what, payload, code) => {
    const asNested = nested('InvalidRequest', code)
    for (const path of ['detect', 'areaOfInterest', 'tag', 'ocr', 'generateThumbnail?width=9&height=9']) {
      const response = await post(`/v3.2/${path}`, payload)
      expect([path, response.statusCode, response.json()]).toEqual([path, 400, asNested])
    }
    for (const path of ['/v3.2/read/analyze', '/v2.1/read/core/asyncBatchAnalyze', '/v2.0/recognizeText?mode=Printed'])
      expect((await post(path, payload)).json()).toEqual(flat(code))
    expect(
      (await post('/computervision/imageanalysis:analyze?api-version=2024-02-01&features=tags', payload)).json(),
    ).toEqual(asNested)
  })

  test('an address goes through the same gate as in version 1.0', async () => {
    const json = { ...octets, 'content-type': 'application/json; charset=utf-8' }
    const body = JSON.stringify({ url: 'https://example.com/a.jpg' })
    expect((await post('/v3.2/detect', body, json)).json()).toEqual(nested('InvalidRequest', 'InvalidImageUrl'))
    expect((await post('/v3.2/read/analyze', body, json)).json()).toEqual(flat('InvalidImageUrl'))
    expect((await post('/v3.2/detect', '{"url":', json)).json()).toEqual(nested('InvalidArgument', 'BadArgument'))
  })

  test.each([
    ['v1.0', { code: 'Unspecified', message: expect.any(String), requestId }],
    ['v2.0', ofFrontDoor('401')],
    ['v3.2', ofFrontDoor('401')],
  ])('a wrong key of %s', async (version, body) => {
    const response = await post(`/vision/${version}/tag`, meadow, { 'ocp-apim-subscription-key': 'nobody' })
    expect([response.statusCode, response.json()]).toEqual([401, body])
  })

  test.each([
    '/v9.9/analyze',
    '/vision/v1.0/detect',
    '/v1.0/areaOfInterest',
    '/v3.2/recognizeText',
    '/v2.1/read/analyze',
  ])('%s is not there', async (path) => {
    const response = await post(path)
    expect(response.statusCode).toBe(404)
    expect(JSON.stringify(response.json())).toContain('versions are v1.0, v2.0, v2.1, v3.0, v3.1, v3.2.')
  })
})

describe('Image Analysis 4.0', () => {
  const dated = (query: string, payload?: Buffer) => post(`/computervision/imageanalysis:analyze?${query}`, payload)

  test('gives each feature that is asked for', async () => {
    const response = await dated(
      'features=Tags,Caption,DenseCaptions,Objects,SmartCrops,People&smartcrops-aspect-ratios=0.75,1.8&language=en&gender-neutral-caption=False&api-version=2023-10-01',
    )
    const { tagsResult, captionResult, denseCaptionsResult, smartCropsResult, ...rest } = response.json()
    expect(tagsResult.values[0]).toEqual({ name: 'sky', confidence: expect.any(Number) })
    expect(captionResult).toEqual({ text: caption, confidence: expect.any(Number) })
    expect(denseCaptionsResult.values).toEqual([{ ...captionResult, boundingBox: { x: 0, y: 0, w: 640, h: 480 } }])
    expect(smartCropsResult.values).toEqual([
      { aspectRatio: 0.75, boundingBox: { x: expect.any(Number), y: 0, w: 360, h: 480 } },
      { aspectRatio: 1.8, boundingBox: { x: 0, y: expect.any(Number), w: 640, h: 356 } },
    ])
    expect(rest).toEqual({
      modelVersion: 'latest',
      metadata: { width: 640, height: 480 },
      objectsResult: { values: [] },
      peopleResult: { values: [] },
    })
  })

  test.each([
    ['features=tags', 'api-version'],
    ['features=tags&api-version=2022-01-01', '2023-10-01 or 2024-02-01'],
    ['api-version=2024-02-01', 'features'],
    [
      'features=constructor&api-version=2024-02-01',
      'tags, caption, denseCaptions, objects, read, smartCrops or people',
    ],
    ['features=smartCrops&smartcrops-aspect-ratios=0.5&api-version=2024-02-01', 'from 0.75 to 1.8'],
    ['features=smartCrops&smartcrops-aspect-ratios=NaN&api-version=2024-02-01', 'from 0.75 to 1.8'],
    [`features=smartCrops&smartcrops-aspect-ratios=${'1,'.repeat(11)}&api-version=2024-02-01`, 'up to 10'],
    ['features=caption&gender-neutral-caption=perhaps&api-version=2024-02-01', 'true or false'],
    ['features=caption&language=ja&api-version=2024-02-01', 'en'],
  ])('%s is refused with what would do', async (query, sentence) => {
    const response = await dated(query)
    expect([response.statusCode, response.headers['x-ms-error-code']]).toEqual([400, 'InvalidArgument'])
    expect(response.json().error.message).toContain(sentence)
  })
})
