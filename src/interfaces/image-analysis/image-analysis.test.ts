import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApp, openTestApp, type TestApp } from '../../kernel/testing/open-test-app.ts'
import { drawMeadow } from './testing/draw-meadow.ts'
import imageAnalysis from './index.ts'
import { writeEmptyPng } from './testing/write-empty-png.ts'
import { writeBmp } from './testing/write-bmp.ts'

const key = 'the-key-of-this-test'
let shared: TestApp
let meadow: Buffer
beforeAll(async () => {
  shared = await makeTestApp([imageAnalysis], { MAINSTAY_DEV_KEY: key })
  meadow = await drawMeadow()
})
afterAll(() => shared.dispose())

interface Sent {
  readonly query?: string
  readonly type?: string
  readonly app?: TestApp['app']
}

function post(
  payload: Buffer | string,
  { query = 'visualFeatures=Tags,Description', type, app = shared.app }: Sent = {},
) {
  return app.server.inject({
    method: 'POST',
    url: `/vision/vision/v1.0/analyze?${query}`,
    headers: { 'ocp-apim-subscription-key': key, ...(type === undefined ? {} : { 'content-type': type }) },
    payload,
  })
}

const namesOf = (tags: readonly { name: string }[]) => tags.map(({ name }) => name)

describe('the wire', () => {
  test('categories are assumed; details ask for the field beside them', async () => {
    const { categories, metadata, requestId, ...rest } = (await post(meadow, { query: '' })).json()
    expect(categories[0]).toEqual({ name: 'outdoor_grass', score: expect.any(Number) })
    expect(metadata).toEqual({ width: 640, height: 480, format: 'Jpeg' })
    expect(requestId).toMatch(/^[\da-f-]{36}$/)
    expect(rest).toEqual({})
    expect((await post(meadow, { query: 'details=Celebrities&language=en' })).statusCode).toBe(200)
  })

  test.each([
    'visualFeatures=Color,ImageType',
    'visualFeatures=Color%2CImageType',
    'visualFeatures=color%252Cimagetype',
  ])('%s gives both', async (query) => {
    const answer = (await post(meadow, { query })).json()
    expect(answer.imageType).toEqual({ clipArtType: 0, lineDrawingType: 0 })
    expect(answer.color).toEqual({
      dominantColorForeground: expect.any(String),
      dominantColorBackground: expect.any(String),
      dominantColors: expect.arrayContaining(['Green', 'Blue']),
      accentColor: expect.stringMatching(/^[0-9A-F]{6}$/),
      isBWImg: false,
    })
  })

  test.each([
    ['visualFeatures=Smell', 'NotSupportedVisualFeature'],
    ['details=Shoes', 'InvalidDetails'],
    ['language=tlh', 'NotSupportedLanguage'],
  ])('%s is refused as %s', async (query, code) => {
    const response = await post(meadow, { query })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ code, message: expect.stringMatching(/\.$/), requestId: expect.any(String) })
  })

  test('what was not looked for is absent, and named in a header', async () => {
    const response = await post(meadow, { query: 'visualFeatures=glasses,Tags' })
    expect(response.json().faces).toEqual([])
    expect(response.headers['x-mainstay-not-looked-for']).toBe('glasses')
  })

  test('a meadow is neither adult nor racy', async () => {
    const { adult } = (await post(meadow, { query: 'visualFeatures=Adult' })).json()
    expect(adult).toMatchObject({ isAdultContent: false, isRacyContent: false })
    expect(adult.racyScore).toBeGreaterThanOrEqual(adult.adultScore)
  })

  test('a form of several parts may hold the picture', async () => {
    const form = new FormData()
    form.set('note', 'a meadow')
    form.set('image', new Blob([new Uint8Array(meadow)], { type: 'image/jpeg' }), 'meadow.jpg')
    const request = new Response(form)
    const type = request.headers.get('content-type') ?? ''
    const response = await post(Buffer.from(await request.arrayBuffer()), { type })
    expect(namesOf(response.json().tags)).toContain('grass')
  })

  test('of a form of 190,000 parts none is read', async () => {
    const part = '--cut\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'
    const response = await post(part.repeat(190_000), { type: 'multipart/form-data; boundary=cut' })
    expect([response.statusCode, response.json().message]).toEqual([413, 'The form has more than 1000 fields.'])
  })

  test.each(['image/jpeg', 'image/png', 'text/plain', 'application/x-www-form-urlencoded'])(
    'the bytes decide, not the Content-Type: %s',
    async (type) => {
      expect((await post(meadow, { type })).json().metadata.format).toBe('Jpeg')
    },
  )
})

describe('formats', () => {
  const encode = {
    Png: (picture: Buffer) => sharp(picture).png().toBuffer(),
    Gif: (picture: Buffer) => sharp(picture).gif().toBuffer(),
    Webp: (picture: Buffer) => sharp(picture).webp().toBuffer(),
    Tiff: (picture: Buffer) => sharp(picture).tiff().toBuffer(),
    Avif: (picture: Buffer) => sharp(picture).avif({ effort: 0 }).toBuffer(),
    Bmp: (picture: Buffer) => writeBmp(picture),
  }

  test.each(Object.entries(encode))('%s is read', async (format, write) => {
    const { metadata, tags } = (await post(await write(meadow))).json()
    expect(metadata).toEqual({ width: 640, height: 480, format })
    expect(namesOf(tags)).toEqual(expect.arrayContaining(['grass', 'sky', 'outdoor']))
  })

  test.each(Object.entries(encode))('%s that is cut off is refused', async (_format, write) => {
    const whole = await write(meadow)
    const response = await post(whole.subarray(0, Math.floor(whole.length * 0.4)))
    expect(response.json()).toMatchObject({ code: 'InvalidImageFormat' })
    expect(response.statusCode).toBe(400)
  })

  test.each(Object.entries(encode))('%s with a head alone is refused', async (_format, write) => {
    const response = await post((await write(meadow)).subarray(0, 20))
    expect(response.json()).toMatchObject({ code: 'InvalidImageFormat' })
  })

  test('a JPEG that is cut off and one of the wrong content are refused', async () => {
    expect((await post(meadow.subarray(0, meadow.length / 2))).json()).toMatchObject({ code: 'InvalidImageFormat' })
    const zeros = Buffer.concat([meadow.subarray(0, 200), Buffer.alloc(5_000)])
    expect((await post(zeros)).json()).toMatchObject({ code: 'InvalidImageFormat' })
  })

  test('the orientation of EXIF is applied', async () => {
    const turned = await sharp(meadow).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer()
    const { metadata, tags } = (await post(turned)).json()
    expect(metadata).toEqual({ width: 640, height: 480, format: 'Jpeg' })
    expect(namesOf(tags)).toContain('grass')
  })

  test.each([
    ['CMYK', (picture: Buffer) => sharp(picture).toColourspace('cmyk').jpeg().toBuffer()],
    ['16 bits a channel', (picture: Buffer) => sharp(picture).toColourspace('rgb16').png().toBuffer()],
    ['transparency', (picture: Buffer) => sharp(picture).ensureAlpha(0.9).png().toBuffer()],
    ['a palette', (picture: Buffer) => sharp(picture).png({ palette: true }).toBuffer()],
  ])('a picture with %s is seen alike', async (_what, write) => {
    expect(namesOf((await post(await write(meadow))).json().tags)).toEqual(expect.arrayContaining(['grass', 'sky']))
  })

  test('of what moves the first picture counts', async () => {
    const red = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c00' } })
      .png()
      .toBuffer()
    const moving = await sharp([meadow, red], { join: { animated: true } })
      .gif()
      .toBuffer()
    const { metadata, tags } = (await post(moving)).json()
    expect(metadata).toEqual({ width: 640, height: 480, format: 'Gif' })
    expect(namesOf(tags)).toContain('grass')
  })
})

describe('bad input', () => {
  test.each([
    ['an empty body', ''],
    ['text', 'a picture of a cat'],
    ['a PDF', '%PDF-1.7\n'],
    ['HTML with an svg in it', `<html><body>${'x'.repeat(3_000)}<svg></svg></body></html>`],
    ['a JPEG in name only', '\xff\xd8\xff'],
  ])('%s is no picture', async (_what, payload) => {
    const response = await post(Buffer.from(payload, 'latin1'))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'InvalidImageFormat' })
  })

  test('a picture of one pixel is too small, unless a setting says otherwise', async () => {
    const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#c00' } })
      .png()
      .toBuffer()
    expect((await post(dot)).json()).toMatchObject({ code: 'InvalidImageSize' })
    const app = await openTestApp([imageAnalysis], { MAINSTAY_DEV_KEY: key, IMAGE_ANALYSIS_MIN_SIDE: '1' })
    expect((await post(dot, { app })).json()).toMatchObject({ metadata: { width: 1, height: 1, format: 'Png' } })
  })

  test('a picture of 30,000 by 30,000 pixels is refused before it is unpacked', async () => {
    const bomb = writeEmptyPng(30_000, 30_000)
    expect(bomb.length).toBeLessThan(500_000)
    const response = await post(bomb)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'InvalidImageSize' })
  })

  test('a BMP whose head promises what does not follow is refused', async () => {
    const head = Buffer.alloc(60)
    head.write('BM')
    head.writeUInt32LE(54, 10)
    head.writeUInt32LE(40, 14)
    head.writeUInt32LE(60_000, 18)
    head.writeInt32LE(60_000, 22)
    head.writeUInt16LE(24, 28)
    expect((await post(head)).json()).toMatchObject({ code: 'InvalidImageSize' })
    head.writeUInt32LE(100, 18)
    head.writeInt32LE(-100, 22)
    expect((await post(head)).json()).toMatchObject({ code: 'InvalidImageFormat' })
  })

  test('bytes beyond the limit of the setting are refused', async () => {
    const app = await openTestApp([imageAnalysis], { MAINSTAY_DEV_KEY: key, IMAGE_ANALYSIS_MAX_BYTES: '5000' })
    expect((await post(meadow, { app })).json()).toMatchObject({ code: 'InvalidImageSize' })
  })

  test('what is a picture and a page at once is a picture', async () => {
    const both = Buffer.concat([meadow, Buffer.from('<script>alert(1)</script><?php phpinfo();')])
    expect((await post(both)).json().metadata.format).toBe('Jpeg')
  })

  const drawing = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">${content}</svg>`

  test.each([
    ['a script', drawing('<script>1</script>')],
    ['a file of this machine', drawing('<image href="file:///etc/passwd" width="9" height="9"/>')],
    ['an address', drawing('<use href="https://example.com/a.svg#b"/>')],
    ['a style from elsewhere', drawing('<style>@import "https://example.com/a.css"</style>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('<text>&a;</text>')}`],
    ['a page inside', drawing('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>')],
  ])('an SVG with %s is refused', async (_what, svg) => {
    expect((await post(svg)).json()).toMatchObject({
      code: 'InvalidImageFormat',
      message: expect.stringContaining('SVG'),
    })
  })

  test('a drawing of a billion pixels is refused', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="32000" height="32000"><rect width="9" height="9"/></svg>'
    expect((await post(svg)).json()).toMatchObject({ code: 'InvalidImageSize' })
  })

  test.each([
    ['broken', '{"url": '],
    ['without an address', '{"path": "x"}'],
    ['of another kind', '{"url": "ftp://example.com/a.jpg"}'],
  ])('JSON that is %s is refused', async (_what, payload) => {
    const response = await post(payload, { type: 'application/json' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: expect.stringMatching(/^(?:BadArgument|InvalidImageUrl)$/) })
  })

  test('where addresses are allowed, those of this network are still refused', async () => {
    const app = await openTestApp([imageAnalysis], { MAINSTAY_DEV_KEY: key, IMAGE_ANALYSIS_ALLOW_URL: 'true' })
    for (const url of ['http://127.0.0.1:1/a.jpg', 'http://169.254.169.254/latest/', 'http://[::1]/a.png']) {
      const response = await post(JSON.stringify({ url }), { type: 'application/json', app })
      expect(response.json()).toMatchObject({ code: 'InvalidImageUrl' })
    }
  })
})

test.each([
  ['true', true],
  ['false', false],
])('engines are loaded before the first call where IMAGE_ANALYSIS_PREWARM is %s: %s', async (setting, isLoaded) => {
  const app = await openTestApp([imageAnalysis], { IMAGE_ANALYSIS_PREWARM: setting })
  const readEngines = async () => (await app.server.inject('/status.json')).json().interfaces[0].engines
  expect(await readEngines()).toMatchObject([{ name: 'embedded', loaded: false }])
  app.prewarm()
  await expect.poll(readEngines).toMatchObject([{ name: 'embedded', loaded: isLoaded }])
})
