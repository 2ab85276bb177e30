import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import imageAnalysis from './index.ts'
import { putExif, writeInterlaced, writeNestedUses, writePointersInExif } from './testing/hostile-pictures.ts'

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

test('a drawing that would take hours is given up, and the next picture is read', async () => {
  const send = await open({ MAINSTAY_WORKER_PROCESSES: '1', MAINSTAY_WORKER_MAX_WAIT_MS: '60000' })
  const answers = await Promise.all([send(writeNestedUses(5)), send(await wide())])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 200])
  expect(answers[0]?.json()).toMatchObject({
    code: 'InvalidImageSize',
    message: 'The picture takes too long to unpack; send a smaller or a simpler one.',
  })
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
