import type { Tensor } from 'onnxruntime-web'
import { maxOf } from '../../../../libraries/numbers/max-of.ts'
import type { Runtime } from '../../../../libraries/onnx/load-packages.ts'
import { loadTokenizer } from '../../../../libraries/onnx/load-tokenizer.ts'

/** Texts as a model takes them: all of one length, the shorter ones filled up. */
export type EncodeTexts = (texts: readonly string[]) => Readonly<Record<'input_ids' | 'attention_mask', Tensor>>

export async function loadTexts(
  runtime: Runtime,
  folder: string,
  { isPaddedToMax, packages }: { readonly isPaddedToMax: boolean; readonly packages: string },
): Promise<EncodeTexts> {
  const { tokenizer, config } = await loadTokenizer(folder, packages)
  const max = readMaxTokens(config['model_max_length'])
  const filling = BigInt(tokenizer.token_to_id(readToken(config['pad_token'])) ?? 0)
  return (texts) => {
    const sequences = texts.map((text) => cut(tokenizer.encode(text).ids, max))
    const width = isPaddedToMax
      ? max
      : maxOf(
          sequences.map(({ length }) => length),
          1,
        )
    const fill = (read: (ids: readonly number[], at: number) => bigint) =>
      new runtime.Tensor(
        'int64',
        BigInt64Array.from(sequences.flatMap((ids) => Array.from({ length: width }, (_, at) => read(ids, at)))),
        [sequences.length, width],
      )
    return {
      input_ids: fill((ids, at) => (at < ids.length ? BigInt(ids[at] ?? 0) : filling)),
      attention_mask: fill((ids, at) => (at < ids.length ? 1n : 0n)),
    }
  }
}

/** A text that is too long keeps its beginning and the token that ends it. */
function cut(ids: readonly number[], max: number): readonly number[] {
  return ids.length <= max ? ids : [...ids.slice(0, max - 1), ...ids.slice(-1)]
}

const usualMaxTokens = 64

/** Some tokenizers write a number of thirty digits for "no limit". */
function readMaxTokens(value: unknown): number {
  return typeof value === 'number' && value < 1e6 ? value : usualMaxTokens
}

/** A token stands by itself or in an object. */
function readToken(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'content' in value ? String(value.content) : ''
}
