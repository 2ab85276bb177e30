/** The forms of an entry; a star at its end asks for -s, -ed and -ing. */
export function inflect(entry: string): readonly string[] {
  if (!entry.endsWith('*')) return [entry]
  const stem = entry.slice(0, -1)
  return [stem, ...plurals(stem), ...pasts(stem)]
}

function plurals(stem: string): string[] {
  if (/(?:s|x|z|ch|sh)$/.test(stem)) return [`${stem}es`]
  if (/[^aeiou]y$/.test(stem)) return [`${stem.slice(0, -1)}ies`]
  return [`${stem}s`]
}

function pasts(stem: string): string[] {
  if (stem.endsWith('e')) return [`${stem}d`, `${stem.slice(0, -1)}ing`]
  if (/[^aeiou]y$/.test(stem)) return [`${stem.slice(0, -1)}ied`, `${stem}ing`]
  const doubled = /^[^aeiou]*[aeiou][bdgmnprt]$/.test(stem) ? stem + stem.at(-1) : stem
  return [`${doubled}ed`, `${doubled}ing`]
}
