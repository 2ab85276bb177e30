import { contracts } from '../interfaces/contracts.ts'
import { type CreateClient, createClientFrom } from './create-client-from.ts'
import { extensions } from './extensions.ts'

/**
 * Makes a client with one member per interface and one method per operation.
 *
 * @example
 * const mainstay = createClient({ baseUrl: 'http://127.0.0.1:8022', key })
 * const result = await mainstay.ipLocation.locate({ params: { address: '8.8.8.8' } })
 * if (result.ok) console.log(result.body.loc)
 *
 * @throws TypeError when an address or a key cannot be used.
 */
export const createClient: CreateClient<typeof contracts, typeof extensions> = /* @__PURE__ */ createClientFrom(
  contracts,
  extensions,
)

export type { Client } from './client.ts'
export type { Bytes, Call, InputOf, InterfaceClient, StreamingCall } from './interface-client.ts'
export type { CallOptions, InterfaceOptions, MainstayOptions, ProviderOptions } from './options.ts'
export type { Failure, ResponseHeaders, Result, Success } from './answer/result.ts'
export { StreamBrokenError } from './answer/stream-broken-error.ts'
export { StreamRefusedError } from './answer/stream-refused-error.ts'
