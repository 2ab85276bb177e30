import type { RawRequest } from '../overload/send-request.ts'

/** One input by somebody who knows the format. */
export interface FormatInput {
  /** What is made large, such as "nested tables". */
  readonly name: string
  readonly by: 'count' | 'depth' | 'length' | 'repetition'
  readonly bytes: Buffer
}

/** What a format is fed with, and who reads it. */
export interface HostileFormat {
  readonly format: string
  /** One pass over all that it knows, sizes drawn from `random`; asked again where more inputs are wanted. */
  generate(random: () => number): Iterable<FormatInput>
  /** The input as it goes to each operation that reads the format; sent at the same time. */
  requests(input: FormatInput): readonly RawRequest[]
  /** A plain call of each operation, where few inputs get as far as its engine: what it loads once is no growth. */
  plainCalls?(): readonly RawRequest[]
}
