import type { LlamaEmbeddingContext, LlamaModel, Token } from 'node-llama-cpp'
import { kernelError } from '../../../../kernel/foundation/errors/service-error.ts'
import type { LlamaLibrary } from '../../../../kernel/foundation/gguf/load-llama.ts'

export interface EncodedText {
  /** Pooled as the file says, of any length. */
  readonly vector: readonly number[]
  readonly tokens: number
}

/** A model in memory. */
export interface LoadedEmbedder {
  encode(text: string): Promise<EncodedText>
  dispose(): Promise<void>
}

/** @param maxTokens of one text; fewer where the model was trained on fewer */
export async function loadEmbedder(
  { llama }: LlamaLibrary,
  path: string,
  name: string,
  maxTokens: number,
): Promise<LoadedEmbedder> {
  const model = await llama.loadModel({ modelPath: path }).catch((cause: unknown) => {
    throw kernelError('engine_failed', `The model "${name}" cannot be loaded; the log says why.`, { cause })
  })
  try {
    const contextSize = Math.min(maxTokens, model.trainContextSize)
    // Models that pool over a text, and those that read it both ways, take it in one batch.
    const context = await model.createEmbeddingContext({ contextSize, batchSize: contextSize })
    return {
      encode: (text) => encode(context, contextSize, text),
      dispose: () => model.dispose(),
    }
  } catch (cause) {
    await model.dispose()
    throw kernelError('engine_failed', `The model "${name}" gives no embeddings; the log says why.`, { cause })
  }
}

/** A text that is too long keeps its beginning and the token that ends it. */
async function encode(context: LlamaEmbeddingContext, contextSize: number, text: string): Promise<EncodedText> {
  const own = tokenize(context.model, text.toWellFormed())
  const marks = context.calculateInputLength(own) - own.length
  // The context has to be longer than what it holds.
  const input = own.slice(0, Math.max(1, contextSize - marks - 1))
  const { vector } = await context.getEmbeddingFor(input)
  return { vector, tokens: input.length + marks }
}

/**
 * Texts of control tokens are read letter by letter. The package adds what begins and ends a text itself, but for the beginning of
 * models of the XLM-RoBERTa family (vocabulary UGM), whose vector is that token's.
 */
function tokenize(model: LlamaModel, text: string): Token[] {
  const { bos, shouldPrependBosToken } = model.tokens
  const own = model.tokenize(text, false)
  return bos !== null && shouldPrependBosToken && own[0] !== bos ? [bos, ...own] : own
}
