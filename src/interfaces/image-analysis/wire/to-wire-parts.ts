import type { Box, Caption, FoundObject, Tag } from '../port.ts'

/** Four digits are more than is known. */
export function round(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000
}

export function toWireBox({ left, top, width, height }: Box) {
  return { x: left, y: top, w: width, h: height }
}

export function toWireTag({ confidence, ...tag }: Tag) {
  return { ...tag, confidence: round(confidence) }
}

export function toWireCaption({ text, confidence }: Caption) {
  return { text, confidence: round(confidence) }
}

export function toWireObject({ name, confidence, box }: FoundObject) {
  return { rectangle: toWireBox(box), object: name, confidence: round(confidence) }
}

export function toWireDescription(captions: readonly Caption[], tags: readonly Tag[]) {
  return { tags: tags.map(({ name }) => name), captions: captions.map(toWireCaption) }
}
