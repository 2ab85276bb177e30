import { createClientFrom } from '../../../client/create-client-from.ts'
import type { Result } from '../../../client/answer/result.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import { translateHeaderKey } from '../contract.ts'

export type TranslateClient = ReturnType<typeof createTranslateClient>

export type Language = ResponseOf<(typeof translateHeaderKey)['operations']['listLanguages']>[number]

type Calls = ReturnType<typeof createCallsAt>
type Parameters<Name extends keyof Calls> = globalThis.Parameters<Calls[Name]>

/**
 * Calls of this interface at a server, whichever plan the key is on: each plan has a base address of its own, and the first
 * refusal tells which it is.
 */
export function createTranslateClient(apiKey: string, origin: string) {
  const [freeBase] = translateHeaderKey.alternateBases
  const paid = createCallsAt(translateHeaderKey.base, apiKey, origin)
  const free = createCallsAt(freeBase, apiKey, origin)
  let chosen = paid

  const ask = async <Body>(call: (calls: Calls) => Promise<Result<Body>>): Promise<Result<Body>> => {
    const result = await call(chosen)
    if (result.status !== 403) return result
    const other = chosen === paid ? free : paid
    const second = await call(other)
    if (second.status === 403) return result
    chosen = other
    return second
  }
  return {
    translate: (...input: Parameters<'translate'>) => ask((calls) => calls.translate(...input)),
    listLanguages: (...input: Parameters<'listLanguages'>) => ask((calls) => calls.listLanguages(...input)),
    uploadDocument: (...input: Parameters<'uploadDocument'>) => ask((calls) => calls.uploadDocument(...input)),
    readDocumentStatus: (...input: Parameters<'readDocumentStatus'>) =>
      ask((calls) => calls.readDocumentStatus(...input)),
    downloadDocument: (...input: Parameters<'downloadDocument'>) => ask((calls) => calls.downloadDocument(...input)),
  }
}

function createCallsAt(base: string, apiKey: string, origin: string) {
  const contract = { ...translateHeaderKey, base }
  return createClientFrom({ translate: contract }, {})({ baseUrl: origin, key: apiKey }).translate
}
