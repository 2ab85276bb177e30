import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import * as deepl from 'deepl-node'
import OpenAI from 'openai'
import { makeModel, type ModelOptions } from '../../src/capabilities/language-model/testing/make-model.ts'
import { startRegistry } from '../../src/capabilities/translation/testing/start-registry.ts'
import { createAzureClient } from '../../src/interfaces/image-analysis/testing/azure-client.ts'
import { listCaptionerFiles } from '../../src/interfaces/image-analysis/testing/make-models.ts'
import { type HubFile, startFakeHub } from '../../src/kernel/assembly/models/testing/start-fake-hub.ts'
import sharp from 'sharp'

/** Where models come from; fakes in the form of the real hub and registry, which this machine may not reach. */
export interface Source extends AsyncDisposable {
  readonly url: string
}

/** One of the things that a model is pulled for. */
export interface PulledPurpose {
  readonly name: string
  /** What follows `mainstay models pull`. */
  readonly words: readonly string[]
  /** Which setting names the source. */
  readonly setting: string
  open(): Promise<Source>
  /** The program of the original's vendor, or its official client, that asks. */
  readonly client: string
  /** One call; a text by which the model can be distinguished from the built-in engine. */
  ask(origin: string, key: string): Promise<string>
  /** Whether the pulled model gave that text. */
  isPulled(answer: string): boolean
}

export const purposes: readonly PulledPurpose[] = [
  {
    name: 'chat',
    words: ['some/model'],
    setting: 'MODELS_BASE_URL',
    open: async () => startFakeHub('some/model', [{ path: 'small-F32.gguf', bytes: await writeGguf() }]),
    client: 'openai',
    async ask(origin, apiKey) {
      const client = new OpenAI({ apiKey, baseURL: `${origin}/chat/v1`, maxRetries: 0 })
      const messages = [{ role: 'user' as const, content: 'hello' }]
      return (await client.chat.completions.create({ model: 'gpt-4o', messages, max_tokens: 8 })).model
    },
    isPulled: (model) => model === 'small-F32',
  },
  {
    name: 'embeddings',
    words: ['some/encoder', '--for', 'embeddings'],
    setting: 'MODELS_BASE_URL',
    open: async () =>
      startFakeHub('some/encoder', [{ path: 'encoder-Q8_0.gguf', bytes: await writeGguf({ pooling: 'mean' }) }]),
    client: 'openai',
    async ask(origin, apiKey) {
      const client = new OpenAI({ apiKey, baseURL: `${origin}/chat/v1`, maxRetries: 0 })
      return (await client.embeddings.create({ model: 'text-embedding-3-small', input: 'dog' })).model
    },
    isPulled: (model) => model === 'encoder-Q8_0',
  },
  {
    name: 'captions',
    words: ['some/captioner', '--for', 'captions'],
    setting: 'MODELS_BASE_URL',
    open: async () => startFakeHub('some/captioner', toHubFiles(listCaptionerFiles())),
    client: 'azure-cognitiveservices-computervision',
    async ask(origin, key) {
      const green = { width: 64, height: 64, channels: 3, background: '#00ff00' } as const
      const picture = await sharp({ create: green }).png().toBuffer()
      const client = createAzureClient(`${origin}/vision/vision/v3.2`, key)
      const answer = await client.analyzeImageInStream(Readable.from([picture]), { visualFeatures: ['Description'] })
      return answer.description?.captions[0]?.text ?? ''
    },
    isPulled: (caption) => caption === 'a meadow',
  },
  {
    name: 'translation',
    words: ['en-de'],
    setting: 'TRANSLATION_REGISTRY',
    open: () => startRegistry({ models: [{ source: 'en', target: 'de' }] }),
    client: 'deepl-node',
    async ask(origin, key) {
      const client = new deepl.Translator(key, { serverUrl: `${origin}/translate`, maxRetries: 0 })
      return (await client.translateText('the dog', 'en', 'de')).text
    },
    isPulled: (text) => text === 'der Hund',
  },
]

export async function writeGguf(options: ModelOptions = {}): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-bench-model-'))
  const path = join(folder, 'model.gguf')
  await makeModel(path, options)
  const bytes = await readFile(path)
  await rm(folder, { recursive: true })
  return bytes
}

function toHubFiles(files: Readonly<Record<string, object | Uint8Array>>): HubFile[] {
  return Object.entries(files).map(([path, content]) => ({
    path,
    bytes: content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(JSON.stringify(content)),
  }))
}
