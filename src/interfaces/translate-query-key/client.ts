import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import type { Failure } from '../../client/answer/result.ts'
import type { InterfaceClient } from '../../client/interface-client.ts'
import type { CallOptions } from '../../client/options.ts'
import { translateQueryKey } from './contract.ts'

export interface TranslateTextOptions extends CallOptions {
  /** Into which language, such as `ja`. */
  readonly target: string
  /** From which language; found out when absent. */
  readonly source?: string
  /** Called with the answer that was no translation. */
  readonly onFailure?: (failure: Failure) => void
}

export const extendTranslateQueryKey = (calls: InterfaceClient<typeof translateQueryKey>) => ({
  /**
   * One text in another language, or the empty text when the status is not 200. All of it travels in the query, as on the
   * original; a longer text than an address can hold goes by `translate({ body })`.
   */
  async translateText(text: string, { target, source, onFailure, ...options }: TranslateTextOptions): Promise<string> {
    const query = { q: text, target, format: 'text' as const, ...(source === undefined ? {} : { source }) }
    const result = await calls.translate({ query }, options)
    if (result.ok) return result.body.data.translations[0]?.translatedText ?? ''
    onFailure?.(result)
    return ''
  },
})

/** `@mainstay-server/mainstay/client/translate-query-key`: a client of this interface alone. */
export const createClient: CreateClient<
  { readonly translateQueryKey: typeof translateQueryKey },
  { readonly translateQueryKey: typeof extendTranslateQueryKey }
> = createClientFrom({ translateQueryKey }, { translateQueryKey: extendTranslateQueryKey })
