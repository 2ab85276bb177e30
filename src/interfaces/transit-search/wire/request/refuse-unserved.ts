import { refuse } from './refuse.ts'

/** Parameters of the original by name, with what each means where it changes nothing, and why no other value is taken. */
export type UnservedParameters = Readonly<
  Record<string, { readonly harmless: readonly string[]; readonly because: string }>
>

/** Refuses what would change the answer at the original and cannot here: an answer as if it had not been said would be wrong. */
export function refuseUnservedParameters(url: URL, unserved: UnservedParameters): void {
  for (const [name, { harmless, because }] of Object.entries(unserved)) {
    const text = url.searchParams.get(name) ?? ''
    if (text === '' || harmless.includes(text)) continue
    throw refuse(name, `"${name}" is not served: ${because}.`)
  }
}
