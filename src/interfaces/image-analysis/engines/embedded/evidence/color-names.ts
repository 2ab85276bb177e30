import type { Hsv } from './to-hsv.ts'

/** The twelve names of the wire. */
const colorNames = [
  'Black',
  'Blue',
  'Brown',
  'Grey',
  'Green',
  'Orange',
  'Pink',
  'Purple',
  'Red',
  'Teal',
  'White',
  'Yellow',
] as const

export type ColorName = (typeof colorNames)[number]

/** Where each hue ends, in degrees, for colours that are neither grey nor dark. */
const hues: readonly (readonly [number, ColorName])[] = [
  [15, 'Red'],
  [42, 'Orange'],
  [68, 'Yellow'],
  [158, 'Green'],
  [192, 'Teal'],
  [255, 'Blue'],
  [300, 'Purple'],
  [345, 'Pink'],
  [361, 'Red'],
]

export function nameColor({ hue, saturation, value }: Hsv): ColorName {
  if (value < 0.16) return 'Black'
  // The darker a colour is, the less of it the eye sees.
  if (saturation < 0.13 || saturation * value < 0.07) return value > 0.85 ? 'White' : value < 0.25 ? 'Black' : 'Grey'
  const name = hues.find(([end]) => hue < end)?.[1] ?? 'Red'
  if (name === 'Red' && value > 0.75 && saturation < 0.55) return 'Pink'
  const isDull = name === 'Yellow' ? value < 0.65 && hue < 58 : value < 0.6 || saturation < 0.4
  const isBrown = (name === 'Orange' || name === 'Red' || name === 'Yellow') && isDull && hue > 8
  return isBrown ? 'Brown' : name
}
