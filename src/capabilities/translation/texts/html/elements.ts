/** Elements of HTML that end the sentence before them; every other one may stand within a sentence. */
const splittingElements = new Set(
  (
    'address article aside audio blockquote body br button canvas caption center col colgroup dd details dialog dir div dl dt fieldset figcaption ' +
    'figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe legend li link main menu meta nav object ol optgroup ' +
    'option p pre search section select summary table tbody td textarea tfoot th thead title tr ul video'
  ).split(' '),
)

export function isSplitting(name: string): boolean {
  return splittingElements.has(name.toLowerCase())
}

/** What programs read or write, keys, formulas and drawings. */
const codeElements = new Set(['code', 'kbd', 'math', 'samp', 'svg', 'var'])

/** Whether what an element holds is not to be translated: code, `translate="no"`, the class `notranslate` or a name that the caller gave. */
export function isOpaque(tag: { readonly raw: string; readonly name: string }, ignored: ReadonlySet<string>): boolean {
  return (
    ignored.has(tag.name) ||
    codeElements.has(tag.name.toLowerCase()) ||
    /\stranslate\s{0,3}=\s{0,3}["']?no\b/i.test(tag.raw) ||
    /\sclass\s{0,3}=\s{0,3}(?:"[^"]*\bnotranslate\b|'[^']*\bnotranslate\b|notranslate\b)/i.test(tag.raw)
  )
}
