import type { Box } from '../../../port.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Takes boxes from pixels of the one size to those of the other; none reaches over its edges. */
export function scaleBox(from: Size, to: Size): (box: Box) => Box {
  const [across, down] = [to.width / from.width, to.height / from.height]
  const clamp = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value)))
  return ({ left, top, width, height }) => {
    const [x, y] = [clamp(left * across, to.width), clamp(top * down, to.height)]
    const [right, bottom] = [clamp((left + width) * across, to.width), clamp((top + height) * down, to.height)]
    return { left: x, top: y, width: right - x, height: bottom - y }
  }
}
