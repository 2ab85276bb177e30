import type { Form } from './form.ts'

const announcements =
  'Subscribe to the mediawiki-api-announce mailing list at &lt;https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/&gt; for notice of API deprecations and breaking changes.'

export interface Failure {
  readonly code: string
  readonly info: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** The field `error` of an answer; `endpoint` is the address of api.php, where MediaWiki shows its documentation. */
export function toErrorBody({ code, info, data = {} }: Failure, { version }: Form, endpoint: string) {
  return { code, info, ...data, [version === 1 ? '*' : 'docref']: toReference(endpoint) }
}

export function toReference(endpoint: string): string {
  return `See ${endpoint} for API usage. ${announcements}`
}
