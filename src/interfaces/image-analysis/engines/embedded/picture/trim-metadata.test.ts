import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { putExif, writePointersInExif } from '../../../testing/hostile-pictures.ts'
import type { PictureFormat } from './find-format.ts'
import { readOrientation } from './orientation.ts'
import { trimMetadata } from './trim-metadata.ts'

const formats = { Jpeg: 'jpeg', Png: 'png', Webp: 'webp' } as const

const draw = (format: keyof typeof formats, orientation: number) =>
  sharp({ create: { width: 60, height: 50, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Artist: 'a'.repeat(500) } })
    .withMetadata({ orientation })
    .toFormat(formats[format])
    .toBuffer()

test.each(
  (['Jpeg', 'Png', 'Webp'] as const).flatMap((format) =>
    [1, 3, 8].map((orientation) => [format, orientation] as const),
  ),
)('%s, orientation %i: the orientation is what is left', async (format, orientation) => {
  const file = await draw(format, orientation)
  const trimmed = trimMetadata(file, format)
  const { exif, ...metadata } = await sharp(trimmed).metadata()
  expect(metadata).toMatchObject({ width: 60, height: 50, orientation })
  expect(exif?.toString('latin1')).not.toContain('aaa')
  expect(await sharp(trimmed).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer())
})

test('a block of 65,000 bytes becomes one of 26', async () => {
  const jpeg = await sharp({ create: { width: 60, height: 50, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const trimmed = trimMetadata(putExif(jpeg, writePointersInExif(8)), 'Jpeg')
  expect(trimmed.length).toBe(jpeg.length + 36)
  expect((await sharp(trimmed).metadata()).orientation).toBe(8)
})

test('whatever bytes come, some come back', async () => {
  const files = await Promise.all((['Jpeg', 'Png', 'Webp'] as const).map((format) => draw(format, 6)))
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.nat(700), fc.nat(255)), { maxLength: 20 }),
      fc.nat(700),
      fc.constantFrom<PictureFormat>('Jpeg', 'Png', 'Webp'),
      (file, changes, length, format) => {
        const changed = Buffer.from(file.subarray(0, length))
        for (const [at, value] of changes) if (at < changed.length) changed[at] = value
        expect(trimMetadata(changed, format).length).toBeLessThanOrEqual(changed.length + 40)
      },
    ),
  )
})

test('whatever block comes, its orientation is one of eight', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const orientation = readOrientation(Buffer.concat([Buffer.from('II*\0'), bytes]))
      expect(orientation).toBeGreaterThanOrEqual(1)
      expect(orientation).toBeLessThanOrEqual(8)
    }),
  )
})
