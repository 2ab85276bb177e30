/** Red, green and blue of each pixel, one byte each, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}
