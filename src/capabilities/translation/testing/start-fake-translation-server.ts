/**
 * A fake of servers that translate, not one: it looks words up, each by itself. It speaks the wires of LibreTranslate, DeepL, Google and MTranServer as their documents and
 * sources describe them, and fails on demand.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json as readJson } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { listenOnLoopback } from '../../../kernel/testing/listen-on-loopback.ts'
import { words } from './words.ts'

export interface SentCall {
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: Readonly<Record<string, unknown>>
}

/** Takes the place of one answer to come. */
export type Fault = (response: ServerResponse) => void

export interface FakeTranslationServer {
  readonly url: string
  /** Calls that translate. */
  readonly calls: SentCall[]
  readonly faults: Fault[]
  /** Answered with 400 wherever it stands. */
  refused: string | undefined
  stop(): Promise<void>
}

export async function startFakeTranslationServer(): Promise<FakeTranslationServer> {
  const fake: Omit<FakeTranslationServer, 'url' | 'stop'> = { calls: [], faults: [], refused: undefined }
  const server = createServer((request, response) => void serve(request, response, fake))
  const { origin: url, stop } = await listenOnLoopback(server)
  onTestFinished(stop)
  return Object.assign(fake, { url, stop })
}

type State = Omit<FakeTranslationServer, 'url' | 'stop'>

async function serve(request: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
  const url = request.url ?? ''
  if (request.method === 'GET') return answer(response, 200, listLanguages(url, request.headers.authorization))
  const body = (await readJson(request)) as Record<string, unknown>
  state.calls.push({ url, headers: request.headers, body })
  const fault = state.faults.shift()
  if (fault) return fault(response)
  const texts = [body['q'] ?? body['text'] ?? body['texts']].flat().map(String)
  const { refused } = state
  if (refused !== undefined && texts.some((text) => text.includes(refused)))
    return answer(response, 400, { error: `Invalid request: ${refused}` })
  answer(response, 200, wrap(url, texts.map(translate)))
}

export function answer(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** Each wire has another path, but LibreTranslate and MTranServer the same for languages: their token decides. */
function listLanguages(url: string, authorization: string | undefined): unknown {
  if (url.startsWith('/language/translate/v2/languages'))
    return { data: { languages: [{ language: 'en' }, { language: 'de' }, { language: 'zh-TW' }] } }
  if (url === '/v2/languages?type=source')
    return [
      { language: 'EN', name: 'English' },
      { language: 'DE', name: 'German' },
    ]
  if (url === '/v2/languages?type=target')
    return [
      { language: 'DE', name: 'German', supports_formality: true },
      { language: 'EN-GB', name: 'English (British)', supports_formality: false },
    ]
  if (authorization !== undefined) return { languages: ['en', 'de', 'zh-Hans'] }
  return [
    { code: 'en', name: 'English', targets: ['de', 'en', 'pb'] },
    { code: 'de', name: 'German', targets: ['en', 'de'] },
  ]
}

function wrap(url: string, texts: readonly string[]): unknown {
  if (url.startsWith('/language/translate/v2'))
    return { data: { translations: texts.map((text) => ({ translatedText: text })) } }
  if (url === '/v2/translate') return { translations: texts.map((text) => ({ detected_source_language: 'EN', text })) }
  if (url === '/translate/batch') return { results: texts }
  return { translatedText: texts }
}

/** Tags, and what is not to be translated, stay. */
function translate(text: string): string {
  return text.replaceAll(
    /<(\w+)[^>]*translate="no".*?<\/\1>|<[^>]*>|&\w+;|[a-z]+/giu,
    (part) => words[part.toLowerCase()] ?? part,
  )
}
