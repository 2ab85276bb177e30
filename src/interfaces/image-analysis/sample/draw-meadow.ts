import type { Pixels } from '../engines/embedded/picture/pixels.ts'

type Colour = readonly [red: number, green: number, blue: number]

const sky: Colour = [0x4a, 0x90, 0xd9]
const grass: Colour = [0x3f, 0x8f, 0x2f]
const sun: Colour = [0xff, 0xe0, 0x66]

/** The picture of contract/example-picture.ts, drawn here: a first start would load what reads pictures, 12 MB, for it alone. */
export function drawMeadow(): Pixels {
  const [width, height] = [320, 240]
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set(colourAt(x, y), (y * width + x) * 3)
  return { width, height, data }
}

function colourAt(x: number, y: number): Colour {
  if (Math.hypot(x + 0.5 - 260, y + 0.5 - 50) <= 24) return sun
  return y < 140 ? sky : grass
}
