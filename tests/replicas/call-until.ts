import { type RequestOptions, request } from 'node:http'

export interface Call extends Pick<RequestOptions, 'method' | 'headers'> {
  readonly body?: string
}

/**
 * Calls an address again and again until the signal, each time over a connection of its own: one that is kept may be closed just as
 * the next request is sent. Gives the statuses, 0 where no answer came.
 */
export async function callUntil(signal: AbortSignal, url: string, call: Call = {}): Promise<number[]> {
  const statuses: number[] = []
  while (!signal.aborted) statuses.push(await callOnce(url, call))
  return statuses
}

function callOnce(url: string, { body, ...options }: Call): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url, { ...options, agent: false }, (response) => {
      response.once('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0)).resume()
    })
    sent.once('error', () => resolve(0)).end(body)
  })
}
