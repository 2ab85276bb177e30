import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../../src/libraries/random/create-random.ts'
import type { FormatInput } from './format-input.ts'
import { operatorFormats, pictureFormats } from './list-formats.ts'

const list = (format: { generate(random: () => number): Iterable<FormatInput> }) => [
  ...format.generate(createRandom(1)),
]

describe.each([...pictureFormats, ...operatorFormats].map((format) => [format.format, format] as const))(
  '%s',
  (_, format) => {
    const inputs = list(format)

    test('is attacked in at least thirty ways, by number, depth, length and repetition', () => {
      expect(inputs.length).toBeGreaterThanOrEqual(30)
      expect(new Set(inputs.map(({ name }) => name)).size).toBe(inputs.length)
      const ways = new Set(inputs.map(({ by }) => by))
      expect([...ways]).toEqual(expect.arrayContaining(['length', 'repetition']))
    })

    test('makes the same of the same numbers', () => {
      // Noise says it best; the first is the shortest.
      const place = Math.max(
        0,
        inputs.findIndex(({ name }) => name.startsWith('noise')),
      )
      expect(list(format)[place]?.bytes.equals(inputs[place]?.bytes ?? Buffer.alloc(0))).toBe(true)
    })
  },
)

// sharp reads no BMP.
const sizes = { jpeg: 64, png: 64, webp: 64, gif: 64, tiff: 64, avif: 64, svg: 200 } as const

test.each(Object.entries(sizes))('a plain %s is a picture', async (name, side) => {
  const format = pictureFormats.find((each) => each.format === name)
  const plain = format && list(format).find((input) => input.name.startsWith('plain'))
  expect(await sharp(plain?.bytes).metadata()).toMatchObject({ width: side, height: side })
  expect((await sharp(plain?.bytes).raw().toBuffer()).length).toBeGreaterThan(0)
})
