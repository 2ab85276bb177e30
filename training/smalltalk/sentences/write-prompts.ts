import { brotliCompressSync, constants } from 'node:zlib'
import { loadEncoder } from '../../../src/interfaces/japanese-smalltalk/engines/embedded/meaning/load-encoder.ts'
import { fingerprintEncoder } from '../../../src/interfaces/japanese-smalltalk/engines/embedded/meaning/model-files.ts'
import {
  numberOfPrompt,
  packVector,
  type PromptVectors,
  type PromptsHeader,
  readPromptVectors,
} from '../../../src/interfaces/japanese-smalltalk/engines/embedded/meaning/prompt-vectors.ts'
import { listMeant } from '../../../src/interfaces/japanese-smalltalk/engines/embedded/meaning/read-prompt-meanings.ts'
import { readExchanges } from '../../../src/interfaces/japanese-smalltalk/engines/embedded/read-exchanges.ts'

/** The vectors of all prompts, as the server reads them. */
export async function writePrompts(): Promise<Buffer> {
  const { exchanges } = await readExchanges(async () => undefined)
  const prompts = [...new Set(listMeant(exchanges))]
  const known = await readKnown()
  const encoder = await loadEncoder()
  const vectors = prompts.map((prompt) => known?.find(prompt) ?? encoder.encode(prompt))
  const header: PromptsHeader = {
    format: 'mainstay-prompts-1',
    dimension: vectors[0]?.length ?? 0,
    encoder: await fingerprintEncoder(),
    prompts: prompts.length,
  }
  const parts = [
    Buffer.from(`${JSON.stringify(header)}\n`),
    Buffer.from(Uint32Array.from(prompts, numberOfPrompt).buffer),
    ...vectors.map(packVector),
  ]
  return brotliCompressSync(Buffer.concat(parts), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  })
}

/** What this encoder made of the prompts before; undefined where another one made it, or nothing has yet. */
async function readKnown(): Promise<PromptVectors | undefined> {
  const [vectors, encoder] = await Promise.all([readPromptVectors().catch(() => undefined), fingerprintEncoder()])
  return vectors?.header.encoder === encoder ? vectors : undefined
}
