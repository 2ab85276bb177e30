import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/**
 * Takes an answer out of Fastify's hands, with all headers that were set on it. When one of them cannot be sent it throws, and the
 * reply may still be answered otherwise.
 */
export function takeOver(reply: FastifyReply): ServerResponse {
  const { raw } = reply
  try {
    for (const [name, value = ''] of Object.entries(reply.getHeaders())) raw.setHeader(name, value)
  } catch (thrown) {
    for (const name of raw.getHeaderNames()) raw.removeHeader(name)
    throw thrown
  }
  reply.hijack()
  return raw
}
