import { kernelError } from '../../../kernel/errors.ts'

/** Without a slash at the end; `/v1` where the address names no path. */
export function readAddress(text: string | undefined, setting: string): string {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw kernelError(
      'engine_unavailable',
      `Set ${setting} to the http or https address of an OpenAI-compatible server.`,
    )
  return url.origin + (url.pathname === '/' ? '/v1' : url.pathname.replace(/\/$/, ''))
}
