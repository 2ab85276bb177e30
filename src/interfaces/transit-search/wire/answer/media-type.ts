export type WireForm = 'json' | 'xml'

/** The segment of the path after `v1` says in which form an answer is wanted; JSON wherever it says nothing. */
export function formOf(path: string): WireForm {
  return /\/v1\/xml(?:\/|\?|$)/.test(path) ? 'xml' : 'json'
}

/** What the original calls its answers: by their true name only for callers whose Accept header has it. */
export function chooseMediaType(form: WireForm, accept: string | string[] | undefined): string {
  const named = new Set(
    String(accept ?? '')
      .split(',')
      .map((range) => range.split(';', 1)[0]?.trim().toLowerCase()),
  )
  const isApplication = named.has(`application/${form}`) || named.has('application/*')
  const plain = form === 'json' ? 'text/plain' : 'text/xml'
  return `${isApplication ? `application/${form}` : plain};charset=utf-8`
}
