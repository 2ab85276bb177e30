/** A size in a sentence: "20 x 30 x 15 cm". */
export interface RequestedSize {
  /** Where in the text it begins and ends. */
  readonly start: number
  readonly end: number
  /** Two or three lengths, in `unit`. */
  readonly lengths: readonly number[]
  /** As written; undefined when no unit is named. */
  readonly unit: LengthUnit | undefined
}

export type LengthUnit = keyof typeof metres

const metres = {
  mm: 0.001,
  cm: 0.01,
  m: 1,
  in: 0.0254,
  inch: 0.0254,
  inches: 0.0254,
  ft: 0.3048,
  feet: 0.3048,
  ミリ: 0.001,
  センチ: 0.01,
  メートル: 1,
}

const length = String.raw`(\d{1,9}(?:\.\d{1,6})?) ?`
const unit = String.raw`(?:(mm|cm|m|inches|inch|in|ft|feet|ミリ|センチ|メートル)(?![a-wyz]))?`
const times = String.raw`\s?(?:[x×*✕]|by|かける)\s?`
const size = new RegExp(`${length}${unit}${times}${length}${unit}(?:${times}${length}${unit})?`, 'gi')

/** All sizes that a text names, in order. */
export function readSizes(text: string): readonly RequestedSize[] {
  return Array.from(text.matchAll(size), (found) => {
    const [whole, first, firstUnit, second, secondUnit, third, thirdUnit] = found
    const lengths = [first, second, third].filter((part) => part !== undefined).map(Number)
    const named = (thirdUnit ?? secondUnit ?? firstUnit)?.toLowerCase()
    return { start: found.index, end: found.index + whole.length, lengths, unit: isUnit(named) ? named : undefined }
  })
}

function isUnit(name: string | undefined): name is LengthUnit {
  return name !== undefined && Object.hasOwn(metres, name)
}

/** How many of the one unit make one of the other; 1 where either is not named. */
export function ratioOf(from: LengthUnit | undefined, to: LengthUnit | undefined): number {
  return from === undefined || to === undefined ? 1 : Number((metres[from] / metres[to]).toPrecision(12))
}
