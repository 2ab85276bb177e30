import { asRecord } from '../../../../dialects/openai/upstream/as-record.ts'
import { kernelError } from '../../../../kernel/errors.ts'
import type { EmbeddingRequest, Embeddings } from '../../engine.ts'
import { cutVector, toUnitLength } from '../cut-vector.ts'

/** Reads a server's answer, which may be in any order, as numbers or base64, and of any length. */
export function readEmbeddings(answer: unknown, request: EmbeddingRequest, model: string | undefined): Embeddings {
  const fields = asRecord(answer)
  const data: readonly unknown[] = Array.isArray(fields?.['data']) ? fields['data'] : []
  const vectors: Float32Array[] = []
  for (const [position, entry] of data.entries()) {
    const { index = position, embedding } = asRecord(entry) ?? {}
    const vector = readVector(embedding)
    if (typeof index === 'number' && vector) vectors[index] = vector
  }
  const { texts, dimensions } = request
  if (vectors.length !== texts.length || texts.some((_, index) => !vectors[index]))
    throw kernelError('engine_failed', 'The embedding server’s answer is not what this wire promises.')
  const usage = asRecord(fields?.['usage'])
  return {
    // A server that ignores `dimensions` sends them all.
    vectors: vectors.map((vector) => toUnitLength(cutVector(vector, dimensions))),
    model: String(fields?.['model'] ?? model ?? 'upstream'),
    tokens: Number(usage?.['prompt_tokens'] ?? usage?.['total_tokens'] ?? 0) || 0,
  }
}

function readVector(value: unknown): Float32Array | undefined {
  if (typeof value === 'string') return fromBase64(value)
  return Array.isArray(value) && value.length > 0 && value.every(Number.isFinite) ? Float32Array.from(value) : undefined
}

function fromBase64(text: string): Float32Array | undefined {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length === 0 || bytes.length % 4 !== 0) return undefined
  return Float32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(at * 4))
}
