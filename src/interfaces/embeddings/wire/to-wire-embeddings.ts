import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { OperationContext } from '../../../kernel/wire/interface.ts'
import type { embeddings } from '../contract.ts'
import type { Embeddings } from '../port.ts'

export type WireEmbeddings = ResponseOf<(typeof embeddings)['operations']['createEmbedding']>

export interface WrittenEmbeddings {
  readonly body: WireEmbeddings
  /** `body` as JSON. */
  readonly json: string
}

/**
 * The answer, its JSON written here: 2,048 vectors as numbers are nearly a million of them, which JSON.stringify would write
 * in one go of some 200 ms, with every other request waiting.
 */
export async function toWireEmbeddings(
  { vectors, model, tokens }: Embeddings,
  format: 'float' | 'base64',
  context: Pick<OperationContext<object>, 'yieldToEventLoop'>,
): Promise<WrittenEmbeddings> {
  const data: WireEmbeddings['data'] = []
  const pieces: string[] = []
  for (const [index, vector] of vectors.entries()) {
    await context.yieldToEventLoop()
    const embedding = format === 'base64' ? toBase64(vector) : toNumbers(vector)
    data.push({ object: 'embedding', index, embedding })
    pieces.push(JSON.stringify(data[index]))
  }
  const rest = { model, usage: { prompt_tokens: tokens, total_tokens: tokens } }
  const json = `{"object":"list","data":[${pieces.join(',')}],${JSON.stringify(rest).slice(1)}`
  return { body: { object: 'list', data, ...rest }, json }
}

/** 32-bit floats, little-endian, whatever this machine's order is. */
function toBase64(vector: Float32Array): string {
  const bytes = Buffer.alloc(vector.length * 4)
  for (let at = 0; at < vector.length; at++) bytes.writeFloatLE(vector[at] ?? 0, at * 4)
  return bytes.toString('base64')
}

/** Eight decimals: as exact as the 32-bit floats are, and half as long. */
function toNumbers(vector: Float32Array): number[] {
  return Array.from(vector, (value) => Math.round(value * 1e8) / 1e8)
}
