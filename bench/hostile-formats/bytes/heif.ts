/** AVIF and HEIF: boxes of the ISO base media file format (ISO/IEC 14496-12 and 23008-12). */
import { be16, be32, bytes, join, latin1, many, repeat } from './numbers.ts'

/** AV1: one brown frame of 64 by 64 pixels. */
export const frame = Buffer.from('EgAKCTgVf/2kBDQaQDIcGUJjBMPPPPNBIADPzEUivj5+LSmUvq04E0CcoA==', 'base64')

export const box = (type: string, ...parts: readonly Buffer[]) => {
  const inner = join(...parts)
  return join(be32(inner.length + 8), latin1(type), inner)
}
export const full = (type: string, version: number, ...parts: readonly Buffer[]) =>
  box(type, be32(version << 24), ...parts)

export const typed = (brand = 'avif') => box('ftyp', latin1(brand), be32(0), latin1('mif1avif'))
const handler = full('hdlr', 0, be32(0), latin1('pict'), Buffer.alloc(13))
const configuration = box('av1C', bytes(0x81, 0x20, 0x02, 0))
export const extent = (width: number, height: number) => full('ispe', 0, be32(width, height))
const depths = full('pixi', 0, bytes(3, 8, 8, 8))
const info = (id: number, type: string) => full('infe', 2, be16(id, 0), latin1(type), bytes(0))
const infos = (entries: readonly Buffer[]) => full('iinf', 1, be32(entries.length), Buffer.concat(entries))

export interface Item {
  readonly id: number
  readonly type: string
  readonly data: Buffer
  /** How often its bytes are listed. */
  readonly times?: number
}

interface Parts {
  readonly items?: readonly Item[]
  /** Boxes further in `meta`. */
  readonly further?: Buffer
  /** Boxes further in `ipco`. */
  readonly properties?: Buffer
  readonly width?: number
  readonly height?: number
  readonly brand?: string
  readonly primary?: number
}

export const picture: Item = { id: 1, type: 'av01', data: frame }

/** Whole and plain unless told otherwise; each item's bytes lie in `mdat` once. */
export function writeAvif({
  items = [picture],
  further = Buffer.alloc(0),
  properties = Buffer.alloc(0),
  width = 64,
  height = 64,
  brand = 'avif',
  primary = 1,
}: Parts = {}): Buffer {
  const shared = box('ipco', configuration, extent(width, height), depths, properties)
  const links = full(
    'ipma',
    0,
    be32(items.length),
    many(items.length, (index) => join(be16(items[index]?.id ?? 0), bytes(3, 0x81, 2, 3))),
  )
  const write = (start: number) => {
    let at = start
    const places = items.map(({ id, data, times = 1 }) => {
      const place = join(be16(id, 0, times), repeat(be32(at, data.length), times))
      at += data.length
      return place
    })
    const locations = full('iloc', 0, bytes(0x44, 0), be16(items.length), Buffer.concat(places))
    const known = infos(items.map(({ id, type }) => info(id, type)))
    return full(
      'meta',
      0,
      handler,
      full('pitm', 0, be16(primary)),
      locations,
      known,
      box('iprp', shared, links),
      further,
    )
  }
  const head = typed(brand)
  const length = head.length + write(0).length + 8
  return join(head, write(length), box('mdat', Buffer.concat(items.map(({ data }) => data))))
}

export const reference = (type: string, from: number, to: readonly number[]) => box(type, be16(from, to.length, ...to))
export const exifItem = (tiff: Buffer): Item => ({ id: 2, type: 'Exif', data: join(be32(0), tiff) })
export const withExif = (tiff: Buffer) =>
  writeAvif({ items: [picture, exifItem(tiff)], further: full('iref', 0, reference('cdsc', 2, [1])) })

/** One picture in many places: of 16 bits of rows and columns each. */
export function writeGrid(rows: number, columns: number, side: number, listed = rows * columns): Buffer {
  const data = join(bytes(0, 1, rows - 1, columns - 1), be32(side, side))
  const further = full(
    'iref',
    0,
    reference(
      'dimg',
      2,
      Array.from({ length: listed }, () => 1),
    ),
  )
  return writeAvif({ items: [picture, { id: 2, type: 'grid', data }], further, primary: 2, width: side, height: side })
}

/** Pictures derived from pictures derived from pictures. */
export function writeDerived(depth: number): Buffer {
  const items: Item[] = Array.from({ length: depth }, (_, index) => ({ id: index + 2, type: 'iden', data: bytes(0) }))
  const links = many(depth, (index) => reference('dimg', index + 2, [index + 1]))
  return writeAvif({ items: [picture, ...items], further: full('iref', 0, links), primary: depth + 1 })
}

/** Each grid is four times the one before it. */
export function writeGridOfGrids(depth: number): Buffer {
  const items: Item[] = Array.from({ length: depth }, (_, index) => ({
    id: index + 2,
    type: 'grid',
    data: join(bytes(0, 1, 1, 1), be32(64, 64)),
  }))
  const links = many(depth, (index) => reference('dimg', index + 2, [index + 1, index + 1, index + 1, index + 1]))
  return writeAvif({ items: [picture, ...items], further: full('iref', 0, links), primary: depth + 1 })
}

/** Boxes that each say they hold all behind them. */
export function nestBoxes(type: string, depth: number): Buffer {
  return many(depth, (index) => join(be32((depth - index) * 8), latin1(type)))
}
