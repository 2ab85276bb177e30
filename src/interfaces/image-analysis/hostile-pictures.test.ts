import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import imageAnalysis from './index.ts'
import { hostileDrawings, ordinaryDrawings } from './testing/drawings.ts'
import {
  putExif,
  writeAvifOfPointers,
  writeBmpWithoutWidth,
  writeFrames,
  writeInterlaced,
  writePointersInExif,
} from './testing/hostile-pictures.ts'

const key = 'the-key-of-this-test'

async function open(settings: Record<string, string> = {}) {
  const app = await openTestApp([imageAnalysis], { MAINSTAY_DEV_KEY: key, ...settings })
  return (payload: Buffer) =>
    app.server.inject({
      method: 'POST',
      url: '/vision/vision/v1.0/analyze?visualFeatures=Color',
      headers: { 'ocp-apim-subscription-key': key, 'content-type': 'application/octet-stream' },
      payload,
    })
}

const wide = () =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()

test.each(Object.entries(hostileDrawings))('a drawing is refused before it is drawn: %s', async (_, drawing) => {
  const send = await open()
  const answer = await send(drawing)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'InvalidImageFormat',
    message:
      'This SVG would take too long to draw: it has too many copies, dashes, patterns or filters; send a PNG of it.',
  })
})

test.each(Object.entries(ordinaryDrawings))('a drawing is read: %s', async (_, drawing) => {
  const send = await open()
  expect((await send(drawing)).json().metadata).toEqual({ width: 200, height: 200, format: 'Svg' })
})

test('a picture that takes more memory than it may is refused', async () => {
  const send = await open({ MAINSTAY_WORKER_PROCESS_MB: '128' })
  const answer = await send(await writeInterlaced(5_000))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'InvalidImageSize',
    message: 'The picture takes too much memory to unpack; send a smaller one, or one that is not interlaced.',
  })
  expect((await send(await wide())).statusCode).toBe(200)
})

test.each(['jpeg', 'png', 'webp'] as const)('%s: a picture lies on its side by what its EXIF says', async (format) => {
  const send = await open()
  const turned = await sharp(await wide())
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()
  expect((await sharp(turned).metadata()).orientation).toBe(6)
  expect((await send(turned)).json().metadata).toMatchObject({ width: 80, height: 120 })
})

test('EXIF that points to itself over and over is not followed', async () => {
  const send = await open()
  const answer = await send(putExif(await wide(), writePointersInExif(6)))
  expect(answer.json().metadata).toEqual({ width: 80, height: 120, format: 'Jpeg' })
})

// Readers of JPEG pass over all three.
test.each([
  ['bytes that fill up', [0xff, 0xff]],
  ['a restart', [0xff, 0xd0]],
  ['bytes that are no marker', [0xff, 0xfe, 0, 2, 1, 2, 3]],
])('behind %s EXIF is not followed either', async (_, before) => {
  const send = await open()
  const answer = await send(putExif(await wide(), writePointersInExif(6), Buffer.from(before)))
  expect(answer.json().metadata).toEqual({ width: 80, height: 120, format: 'Jpeg' })
})

test('nor is that of an AVIF', async () => {
  const send = await open()
  const avif = await writeAvifOfPointers()
  expect(avif.includes('MM\0*', 0, 'latin1')).toBe(true)
  expect((await send(avif)).json().metadata).toEqual({ width: 120, height: 80, format: 'Avif' })
})

test('of a picture that moves in 50,000 frames the first is read', async () => {
  const send = await open()
  expect((await send(await writeFrames(50_000))).json().metadata).toEqual({ width: 120, height: 80, format: 'Webp' })
})

test('a BMP without a pixel is refused before it is unpacked', async () => {
  const send = await open()
  const answer = await send(writeBmpWithoutWidth())
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'InvalidImageSize', message: 'The picture has no pixels.' })
})
