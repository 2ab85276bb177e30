import type { RawRequest } from '../overload/send-request.ts'
import { developmentKey } from '../overload/watched-server.ts'
import { postForm, postJson } from '../overload/write-raw-request.ts'

/** Paths of operations that several formats go to. */
export const translate = '/translate/v2/translate'
export const glossaries = '/translate/v2/glossaries'
export const wiki = '/encyclopedia/en/w/api.php'
export const opml = '/feed/manage/opml'
export const chat = '/chat/v1/chat/completions'
export const responses = '/chat/v1/responses'
/** Characters with tags of one call: more than that may take longer than a call may, which is answered with 504. */
export const maxToTranslate = 20_000
/** A local model of random weights: the built-in one takes no schemas. */
export const modelName = 'tiny'
export const japanesePaths = {
  sentence: '/jp-ml/proofreading/v2/typo',
  query: '/jp-ml/talk/v1/smalltalk',
  sentences: '/jp-ml/text_summarization/v1/',
} as const

/** The same request with the key as the header-key translation wants it. */
export function withSchemeKey(request: RawRequest): RawRequest {
  return { ...request, headers: { ...request.headers, authorization: `Service-Auth-Key ${developmentKey}` } }
}

export function keyInQuery(path: string, name = 'key'): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${developmentKey}`
}

/** A text to each operation of the Japanese group; `encoded` as it stands in a form. */
export function toJapanese(encoded: string): RawRequest[] {
  return Object.entries(japanesePaths).map(([field, path]) =>
    postForm(path, `apikey=${developmentKey}&linenumber=3&sensitivity=high&${field}=${encoded}`),
  )
}

/** HTML to be translated, tag by tag. */
export function translateHtml(html: string): RawRequest {
  const text = [html.slice(0, maxToTranslate)]
  return withSchemeKey(
    postJson(translate, JSON.stringify({ text, source_lang: 'EN', target_lang: 'JA', tag_handling: 'html' })),
  )
}

/** A mail whose body is HTML. */
export function toHtmlMail(html: string): string {
  return `From: a@example.com\r\nSubject: a\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`
}

/** A question to the assistant; one token of an answer is enough. */
export function ask(text: string): string {
  return JSON.stringify({ max_tokens: 1, messages: [{ role: 'user', content: text }] })
}
