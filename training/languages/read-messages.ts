import { readFileSync } from 'node:fs'

/** Originals and translations of a compiled catalogue of GNU gettext in little-endian order, without its header and what is not translated. */
export function readMessages(path: string): readonly (readonly [original: string, translated: string])[] {
  const file = readFileSync(path)
  const [count, originals, translations] = [8, 12, 16].map((at) => file.readUInt32LE(at)) as [number, number, number]
  const textAt = (table: number, index: number) => {
    const start = file.readUInt32LE(table + index * 8 + 4)
    return file.toString('utf8', start, start + file.readUInt32LE(table + index * 8))
  }
  return Array.from({ length: count }, (_, index) => {
    const original = textAt(originals, index)
    // The context comes before the original.
    return [original.slice(original.indexOf('\x04') + 1), textAt(translations, index)] as const
  }).filter(([original, translated]) => original !== '' && original !== translated)
}
