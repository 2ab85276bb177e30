import { maxOf } from '../numbers/max-of.ts'
import type { Runtime } from './load-packages.ts'
import type { Feeds } from './run-model.ts'

/** Texts in tokens as models of the BERT family take them: all of one length, the shorter ones filled up. */
export function toTextFeeds(runtime: Runtime, sequences: readonly (readonly number[])[]): Feeds {
  const width = maxOf(
    sequences.map(({ length }) => length),
    1,
  )
  const toTensor = (read: (ids: readonly number[], at: number) => number) => {
    const values = BigInt64Array.from({ length: sequences.length * width }, (_, at) =>
      BigInt(read(sequences[Math.floor(at / width)] ?? [], at % width)),
    )
    return new runtime.Tensor('int64', values, [sequences.length, width])
  }
  return {
    input_ids: toTensor((ids, at) => ids[at] ?? 0),
    attention_mask: toTensor((ids, at) => Number(at < ids.length)),
    token_type_ids: toTensor(() => 0),
  }
}
