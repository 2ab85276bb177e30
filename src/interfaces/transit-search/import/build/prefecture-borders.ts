import { BinaryReader, BinaryWriter } from '@bufbuild/protobuf/wire'
import type { Position } from '../../domain/place.ts'

export interface PrefectureBorder {
  /** JIS X 0401. */
  readonly code: number
  /** Islands, and holes in them: what lies in an odd number of rings lies within. */
  readonly rings: readonly (readonly Position[])[]
}

/** Of a degree: a hundred metres, a tenth of what the borders are good to. */
const unit = 1_000

/** Rings as steps from point to point. */
export function encodeBorders(borders: readonly PrefectureBorder[]): Uint8Array {
  const writer = new BinaryWriter().uint32(borders.length)
  for (const { code, rings } of borders) {
    writer.uint32(code).uint32(rings.length)
    for (const ring of rings) {
      writer.uint32(ring.length)
      let [x, y] = [0, 0]
      for (const { latitude, longitude } of ring) {
        const [nextX, nextY] = [Math.round(longitude * unit), Math.round(latitude * unit)]
        writer.sint32(nextX - x).sint32(nextY - y)
        ;[x, y] = [nextX, nextY]
      }
    }
  }
  return writer.finish()
}

export function decodeBorders(bytes: Uint8Array): PrefectureBorder[] {
  const reader = new BinaryReader(bytes)
  return repeat(reader.uint32(), () => {
    const code = reader.uint32()
    const rings = repeat(reader.uint32(), () => {
      let [x, y] = [0, 0]
      return repeat(reader.uint32(), () => {
        x += reader.sint32()
        y += reader.sint32()
        return { latitude: y / unit, longitude: x / unit }
      })
    })
    return { code, rings }
  })
}

function repeat<Item>(count: number, read: () => Item): Item[] {
  return Array.from({ length: count }, read)
}
