/** How a body is written: `formatversion=1` keeps the shapes of MediaWiki's XML, 2 is plain JSON. */
export interface Form {
  readonly version: 1 | 2
  /** Flags: in version 1 an empty text when set and nothing otherwise. */
  flags(values: Readonly<Record<string, boolean>>): Record<string, unknown>
  /** The name of the field that holds an element's text. */
  text(name: string): string
}

export const firstForm: Form = {
  version: 1,
  flags: (values) => Object.fromEntries(Object.entries(values).flatMap(([name, isSet]) => (isSet ? [[name, '']] : []))),
  text: () => '*',
}

const second: Form = { version: 2, flags: (values) => ({ ...values }), text: (name) => name }

/** The form that a value of `formatversion` asks for; undefined for one that MediaWiki refuses. */
export function formOf(version: string | undefined): Form | undefined {
  if (version === undefined || version === '1') return firstForm
  return version === '2' || version === 'latest' ? second : undefined
}
