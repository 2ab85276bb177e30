/** Which kind of file a picture is, by its first bytes (each format's own specification). What a sender says of it does not count. */
export type PictureFormat = 'Jpeg' | 'Png' | 'Gif' | 'Bmp' | 'Webp' | 'Tiff' | 'Avif' | 'Heic' | 'Svg'

/** Undefined for what is none of them. */
export function findFormat(bytes: Buffer): PictureFormat | undefined {
  const start = bytes.toString('latin1', 0, 16)
  if (start.startsWith('\xff\xd8\xff')) return 'Jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'Png'
  if (/^GIF8[79]a/.test(start)) return 'Gif'
  if (start.startsWith('BM')) return 'Bmp'
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'Webp'
  if (/^(?:II[*+]\0|MM\0[*+])/.test(start)) return 'Tiff'
  if (start.slice(4, 8) === 'ftyp') return findIsoBrand(start.slice(8, 12))
  return isSvg(bytes) ? 'Svg' : undefined
}

/** ISO base media files: AV1 pictures, or HEVC ones. */
function findIsoBrand(brand: string): PictureFormat | undefined {
  if (brand === 'avif' || brand === 'avis') return 'Avif'
  return /^(?:hei[cmsx]|hev[cx]|mif1|msf1)$/.test(brand) ? 'Heic' : undefined
}

/** Bytes in which an SVG has begun, after a declaration and remarks. */
const svgHead = 2_000

function isSvg(bytes: Buffer): boolean {
  const head = bytes
    .toString('utf8', 0, svgHead)
    .replace(/^\ufeff/, '')
    .trimStart()
  return head.startsWith('<') && /^(?:<svg[\s>]|<[?!][^]*<svg[\s>])/.test(head)
}
