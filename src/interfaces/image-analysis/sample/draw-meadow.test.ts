import sharp from 'sharp'
import { expect, test } from 'vitest'
import { examplePicture } from '../contract/example-picture.ts'
import { drawMeadow } from './draw-meadow.ts'

test('the meadow is the picture that the reference shows, but for the rim of the sun', async () => {
  const drawn = drawMeadow()
  const { data, info } = await sharp(Buffer.from(examplePicture))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([drawn.width, drawn.height]).toEqual([info.width, info.height])
  const differing = data.filter((value, at) => Math.abs(value - (drawn.data[at] ?? 0)) > 1)
  expect(differing.length).toBeLessThan(600)
})
