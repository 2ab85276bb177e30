import { checkEncoding } from '../../dialects/japanese-ml/check-text.ts'
import { kernelError } from '../../kernel/foundation/errors/service-error.ts'
import type { Handlers } from '../../kernel/wire/interface.ts'
import type { japaneseSmalltalk } from './contract.ts'
import { readTurns } from './domain/read-turns.ts'
import type { SmallTalker } from './port.ts'

const maxBytes = 2_048

const emptyReply = { status: 2000, message: 'empty reply' } as const

export const handlers: Handlers<typeof japaneseSmalltalk, SmallTalker> = {
  async smalltalk({ body: { query = '' } }, { engine, signal }) {
    checkEncoding(query, 'query')
    if (Buffer.byteLength(query) > maxBytes)
      throw kernelError('body_too_large', `The field "query" has more than ${maxBytes} bytes.`, { field: 'query' })
    const turns = readTurns(query)
    const reply = turns && (await engine.reply(turns, signal))
    if (!reply) return emptyReply
    return { status: 0, message: 'ok', results: [{ perplexity: reply.perplexity, reply: reply.text }] }
  },
}
