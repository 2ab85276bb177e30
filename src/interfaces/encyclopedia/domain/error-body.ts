import type { Form } from './form.ts'

const documentation = 'See https://www.mediawiki.org/wiki/API:Main_page for API usage.'

export function toErrorBody({ code, info }: { readonly code: string; readonly info: string }, { version }: Form) {
  return { code, info, [version === 1 ? '*' : 'docref']: documentation }
}
