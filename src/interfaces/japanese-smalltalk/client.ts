import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import type { Result } from '../../client/answer/result.ts'
import type { InterfaceClient } from '../../client/interface-client.ts'
import type { CallOptions } from '../../client/options.ts'
import type { ResponseOf } from '../../kernel/wire/contract.ts'
import { japaneseSmalltalk } from './contract.ts'

type SmalltalkResult = Result<ResponseOf<(typeof japaneseSmalltalk)['operations']['smalltalk']>>

export interface ReplyOptions extends CallOptions {
  /** Called with the answer that holds no reply. */
  readonly onFailure?: (answer: SmalltalkResult) => void
}

export const extendJapaneseSmalltalk = (calls: InterfaceClient<typeof japaneseSmalltalk>) => ({
  /** The reply to what is said; undefined when the `status` of the answer is not 0, or there is no answer. */
  async replyTo(query: string, { onFailure, ...options }: ReplyOptions = {}): Promise<string | undefined> {
    const result = await calls.smalltalk({ body: { query } }, options)
    if (result.ok && result.body.status === 0) return result.body.results[0]?.reply
    onFailure?.(result)
    return undefined
  },
})

/** `@mainstay-server/mainstay/client/japanese-smalltalk`: a client of this interface alone. */
export const createClient: CreateClient<
  { readonly japaneseSmalltalk: typeof japaneseSmalltalk },
  { readonly japaneseSmalltalk: typeof extendJapaneseSmalltalk }
> = createClientFrom({ japaneseSmalltalk }, { japaneseSmalltalk: extendJapaneseSmalltalk })
