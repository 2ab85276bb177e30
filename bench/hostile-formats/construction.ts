import { createRandom } from '../../src/libraries/random/create-random.ts'
import type { FormatInput } from './format-input.ts'

/** A way to make inputs of a format, each larger than the one before. */
export interface Construction extends Pick<FormatInput, 'name' | 'by'> {
  readonly sizes: readonly number[]
  write(size: number, random: () => number): Buffer
}

/** One input at a time, written when its bytes are asked for: some are of many megabytes. */
export function* construct(constructions: readonly Construction[], random: () => number): Generator<FormatInput> {
  for (const { name, by, sizes, write } of constructions)
    for (const size of sizes) {
      const seed = Math.floor(random() * 2 ** 31)
      let written: Buffer | undefined
      yield {
        name: `${name}, ${size.toLocaleString('en')}`,
        by,
        get bytes() {
          return (written ??= write(size, createRandom(seed)))
        },
      }
    }
}
