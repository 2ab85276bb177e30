export type Fetch = typeof globalThis.fetch

export interface SharedOptions {
  /** Milliseconds for one call, 30,000 by default and 60,000 for the social timeline; kept within 5,000 to 60,000. */
  readonly timeoutMs?: number | undefined
  /** Sends bodies compressed, with `Content-Encoding: gzip`. */
  readonly gzip?: boolean | undefined
}

export interface InterfaceOptions extends SharedOptions {
  /**
   * The address of the interface itself, which replaces Mainstay's address and the base path. It may hold the
   * parameters of the base: `https://:lang.example.org`.
   */
  readonly baseUrl?: string | undefined
  readonly key?: string | undefined
  /** The word before the key in `Authorization`, for wires with a scheme of their own such as `DeepL-Auth-Key`. */
  readonly scheme?: string | undefined
}

interface ClientOptions extends SharedOptions {
  /** Used in place of the platform's `fetch`. */
  readonly fetch?: Fetch | undefined
}

/** Every interface at one Mainstay; single ones may be elsewhere. */
export interface MainstayOptions<Name extends string> extends ClientOptions {
  /** Where Mainstay answers, such as `http://127.0.0.1:8022`. */
  readonly baseUrl: string
  /** The key for this Mainstay. It is never sent to an interface that has a `baseUrl` of its own. */
  readonly key?: string | undefined
  readonly interfaces?: { readonly [Each in Name]?: InterfaceOptions | undefined } | undefined
}

/** Only the named interfaces, each at an address of its own. */
export interface ProviderOptions<Name extends string> extends ClientOptions {
  readonly baseUrl?: undefined
  readonly key?: undefined
  readonly interfaces: { readonly [Each in Name]: InterfaceOptions & { readonly baseUrl: string } }
}

export type AnyClientOptions = MainstayOptions<string> | ProviderOptions<string>

export interface CallOptions {
  /** Aborting it rejects the call with the signal's reason, as `fetch` does. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for this call, within 5,000 to 60,000. A stream may take that long for each of its waits. */
  readonly timeoutMs?: number | undefined
  /** Sent in place of the client's key. */
  readonly key?: string | undefined
}
