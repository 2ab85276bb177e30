import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as deepl from 'deepl-node'
import { expect } from 'vitest'
import { openTranslateApp, type TranslateApp } from './open-translate-app.ts'

/** It waits five seconds between two looks by itself, which no test should. */
export async function translateFile(
  client: deepl.Translator,
  file: Uint8Array | string,
  name: string,
  options: deepl.DocumentTranslateOptions = {},
  [source, target]: readonly [deepl.SourceLanguageCode | null, deepl.TargetLanguageCode] = ['en', 'de'],
): Promise<Buffer> {
  const handle = await client.uploadDocument(Buffer.from(file), source, target, { filename: name, ...options })
  await expect.poll(async () => (await client.getDocumentStatus(handle)).done(), { timeout: 20_000 }).toBe(true)
  return download(client, handle)
}

export async function download(client: deepl.Translator, handle: deepl.DocumentHandle): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-document-'))
  try {
    await client.downloadDocument(handle, join(folder, 'translated'))
    return await readFile(join(folder, 'translated'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

export async function openDeeplClient(
  environment?: Readonly<Record<string, string>>,
): Promise<{ readonly client: deepl.Translator } & TranslateApp> {
  const opened = await openTranslateApp(environment)
  const options = { serverUrl: `${opened.origin}/translate`, maxRetries: 0, minTimeout: 60_000 }
  return { ...opened, client: new deepl.Translator(await opened.makeKey('paid'), options) }
}
