import { version } from '../../kernel/foundation/version.ts'

/**
 * Browsers send their own User-Agent. Some of them would ask for leave to replace it first (a CORS preflight), which
 * providers refuse, so there the header is not set at all.
 */
const inBrowser = 'window' in globalThis || 'WorkerGlobalScope' in globalThis

export const userAgentHeader: Readonly<Record<string, string>> = inBrowser
  ? {}
  : { 'user-agent': `mainstay-client/${version}` }
