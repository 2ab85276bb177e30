import type { PictureColor } from '../../../port.ts'
import type { Pixels } from '../picture/pixels.ts'
import { type ColorName, nameColor } from './color-names.ts'
import { toHsv } from './to-hsv.ts'

/** Every so many pixels in both directions: a colour that covers anything is met. */
const step = 3

/** Share of the picture from which a colour dominates, and how many are named. */
const dominance = { minShare: 0.12, max: 3 }

/** Difference of the channels, of 255, up to which a picture is black and white: of all pixels on average, and of all but a few. */
const maxTint = { mean: 4, single: 40, share: 0.003 }

/** The colours of a picture: what its middle and its border mostly are, what covers much of it, and the liveliest. */
export function measureColor(pixels: Pixels): PictureColor {
  const samples = count(pixels)
  const dominant = rank(samples.all)
    .filter(([, share]) => share >= dominance.minShare)
    .slice(0, dominance.max)
  const background = rank(samples.border)[0]?.[0] ?? 'Grey'
  return {
    foreground: rank(samples.middle)[0]?.[0] ?? background,
    background,
    dominant: dominant.map(([name]) => name),
    accent: toHex(findAccent(samples.bins)),
    isBlackAndWhite: samples.tint <= maxTint.mean && samples.tinted <= maxTint.share,
  }
}

interface Bin {
  count: number
  red: number
  green: number
  blue: number
}

type Counts = Map<ColorName, number>

interface Samples {
  readonly all: Counts
  readonly middle: Counts
  readonly border: Counts
  /** By four bits of each channel. */
  readonly bins: Map<number, Bin>
  readonly tint: number
  readonly tinted: number
}

function count({ width, height, data }: Pixels): Samples {
  const samples = { all: new Map(), middle: new Map(), border: new Map(), bins: new Map<number, Bin>() }
  let [tint, tinted, total] = [0, 0, 0]
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const at = 3 * (y * width + x)
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
      const name = nameColor(toHsv(red, green, blue))
      add(samples.all, name)
      add(isMiddle(x / width, y / height) ? samples.middle : samples.border, name)
      addToBin(samples.bins, red, green, blue)
      const difference = Math.max(red, green, blue) - Math.min(red, green, blue)
      tint += difference
      if (difference > maxTint.single) tinted += 1
      total += 1
    }
  return { ...samples, tint: tint / total, tinted: tinted / total }
}

const isMiddle = (x: number, y: number) => x > 0.25 && x < 0.75 && y > 0.25 && y < 0.75

function add(counts: Counts, name: ColorName): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function addToBin(bins: Map<number, Bin>, red: number, green: number, blue: number): void {
  const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
  const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
  bin.count += 1
  bin.red += red
  bin.green += green
  bin.blue += blue
  bins.set(key, bin)
}

/** Names with their share of all, the greatest first. */
function rank(counts: Counts): (readonly [ColorName, number])[] {
  const total = [...counts.values()].reduce((sum, each) => sum + each, 0)
  return [...counts].map(([name, each]) => [name, each / total] as const).toSorted((a, b) => b[1] - a[1])
}

/** Lively, and not a mere speck. */
function findAccent(bins: Map<number, Bin>): readonly [number, number, number] {
  const total = [...bins.values()].reduce((sum, bin) => sum + bin.count, 0)
  let best: readonly [number, number, number] = [0, 0, 0]
  let bestScore = -1
  for (const bin of bins.values()) {
    const mean = [bin.red / bin.count, bin.green / bin.count, bin.blue / bin.count] as const
    const { saturation, value } = toHsv(...mean)
    const score = (0.02 + saturation * value) * Math.sqrt(Math.min(bin.count / total, 0.1))
    if (score > bestScore) [best, bestScore] = [mean, score]
  }
  return best
}

function toHex(channels: readonly number[]): string {
  return channels
    .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}
