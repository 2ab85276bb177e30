/** Characters of a text that are kept, of all texts together, and levels and items of what holds them. */
const maxText = 200
const maxWhole = 4_000
const maxDepth = 6
const maxItems = 20

/** Fields whose values open something or say who somebody is. */
const secretName =
  /key|token|secret|passw|auth|cookie|credential|signature|session|consumer|e-?mail|phone|address|birth|card/i

/** The same, standing in texts. */
const secretTexts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ms|sk|pk|rk|xox[abp])[-_][\w-]{8,200}/g, '[key]'],
  [/\b(?:Bearer|Basic|Service-Auth-Key)\s+[\w.~+/=%-]{8,400}/gi, '[key]'],
  [/\beyJ[\w-]{8,400}\.[\w-]{8,400}\.[\w-]{0,400}/g, '[token]'],
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g, '[mail address]'],
  [/\b\d(?:[ -]?\d){8,18}\b/g, '[number]'],
]

/** A body for people who look for what goes wrong: its shape and the beginnings of its texts, without keys, addresses and long numbers. */
export function redactBody(body: unknown): string {
  const text = typeof body === 'string' ? redactText(body, maxWhole) : (JSON.stringify(redact(body, 0)) ?? '')
  return text.length > maxWhole ? `${text.slice(0, maxWhole)}…` : text
}

function redact(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value, maxText)
  if (typeof value !== 'object' || value === null) return value
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
  if (depth >= maxDepth) return '[…]'
  if (Array.isArray(value)) return redactList(value, depth)
  const fields = Object.entries(value).slice(0, maxItems)
  return Object.fromEntries(
    fields.map(([name, each]) => [
      redactText(name, maxText),
      secretName.test(name) && mayBeSecret(each) ? '[removed]' : redact(each, depth + 1),
    ]),
  )
}

/** Counts of tokens reveal nothing. */
function mayBeSecret(value: unknown): boolean {
  return typeof value === 'number' ? Math.abs(value) >= 1e6 : value !== null && typeof value !== 'boolean'
}

function redactList(values: readonly unknown[], depth: number): readonly unknown[] {
  const kept = values.slice(0, maxItems).map((each) => redact(each, depth + 1))
  return values.length > maxItems ? [...kept, `[${values.length - maxItems} more]`] : kept
}

function redactText(text: string, max: number): string {
  let shown = text.slice(0, max * 2)
  for (const [pattern, stand] of secretTexts) shown = shown.replaceAll(pattern, stand)
  return text.length > max ? `${shown.slice(0, max)}… [${text.length} characters]` : shown
}
