interface Size {
  readonly width: number
  readonly height: number
}

/** The largest size of this ratio, width by height, within another. */
export function fitRatio({ width, height }: Size, aspectRatio: number): Size {
  return width > height * aspectRatio
    ? { width: Math.max(1, Math.round(height * aspectRatio)), height }
    : { width, height: Math.max(1, Math.round(width / aspectRatio)) }
}
