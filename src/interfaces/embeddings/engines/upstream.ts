/** Embeds by any server that speaks this wire: vLLM, Ollama, llama.cpp, text-embeddings-inference, the original, another Mainstay. */
import { postJson } from '../../../dialects/openai/upstream/post-json.ts'
import { readAddress } from '../../../dialects/openai/upstream/read-address.ts'
import type { EngineContext } from '../../../kernel/engines.ts'
import type { EmbeddingRequest, TextEmbedder } from '../engine.ts'
import { readEmbeddings } from './upstream/read-embeddings.ts'
import type { UpstreamSettings } from './upstream/settings.ts'

/** 2,048 vectors of 4,096 numbers, written long. */
const mostBytes = 200 * 1024 * 1024

export default function createEngine({
  settings,
  fetch,
}: Pick<EngineContext<UpstreamSettings>, 'settings' | 'fetch'>): TextEmbedder {
  const server = {
    title: 'embedding server',
    address: readAddress(settings.EMBEDDINGS_UPSTREAM_URL, 'EMBEDDINGS_UPSTREAM_URL'),
    key: settings.EMBEDDINGS_UPSTREAM_KEY,
    keySetting: 'EMBEDDINGS_UPSTREAM_KEY',
    retries: settings.EMBEDDINGS_UPSTREAM_RETRIES,
    timeoutMs: settings.EMBEDDINGS_UPSTREAM_SECONDS * 1000,
    mostBytes,
  }
  return {
    async embed(request, { signal } = {}) {
      const model = request.model ?? settings.EMBEDDINGS_UPSTREAM_MODEL
      const answer = await postJson(fetch, server, { path: '/embeddings', body: toBody(request, model), signal })
      return readEmbeddings(answer, request, model)
    },
  }
}

/** Numbers rather than base64, which not every server can write. */
function toBody({ texts, dimensions }: EmbeddingRequest, model: string | undefined) {
  return {
    input: texts,
    ...(model !== undefined && { model }),
    ...(dimensions !== undefined && { dimensions }),
    encoding_format: 'float',
  }
}
