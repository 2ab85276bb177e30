import { readMessage } from './read-message.ts'

/** What is sent: JSON, or a file as it is. */
type Sent = { readonly json: object } | { readonly file: File }

/** Said where nothing came back. */
export const noAnswer = 'Mainstay did not answer. See whether it is still running, then send the call again.'

/** Asks the server's own routes. @throws Error with the server's sentence */
export async function askServer(method: string, path: string, apiKey: string, sent?: Sent): Promise<unknown> {
  const isFile = sent !== undefined && 'file' in sent
  const response = await fetch(path, {
    method,
    headers: {
      ...(apiKey !== '' && { authorization: `Bearer ${apiKey}` }),
      ...(sent && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
    },
    body: sent === undefined ? null : isFile ? sent.file : JSON.stringify(sent.json),
    cache: 'no-store',
    // A file may be large.
    ...(!isFile && { signal: AbortSignal.timeout(20_000) }),
  }).catch((cause: unknown) => {
    throw new Error(noAnswer, { cause })
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new Error(readMessage(body) ?? `The server answered ${response.status}.`)
  return body
}
