import { join } from 'node:path'
import { makeModel } from '../src/capabilities/language-model/testing/make-model.ts'

/**
 * Writes a local model with random weights, named `tiny`, and gives the settings that use it. What it says has no sense; calls of tools and JSON
 * by a schema are what a grammar makes of it, as with any local model.
 */
export async function useTinyModel(folder: string): Promise<Record<string, string>> {
  const path = join(folder, 'tiny.gguf')
  await makeModel(path, { contextLength: 4_096 })
  return { CHAT_ENGINE: 'gguf', CHAT_GGUF_MODELS: path, CHAT_GGUF_THREADS: '1' }
}
