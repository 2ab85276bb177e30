/** Why a path of the original is not here, and what helps; undefined for any other path. */
export function explainMissing(url: string): string | undefined {
  return reasons.find(([path]) => path.test(url))?.[1]
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /\/v3\/translation_memories(?:[/?]|$)/,
    'Translation memories are not kept on this wire. Whoever runs this server takes one in with: mainstay import translation FILE.tmx',
  ],
  [
    /\/v3\/style_rules(?:[/?]|$)/,
    'Style rules are not kept here. Use formality, a glossary, or writing_style and tone of /v2/write/rephrase.',
  ],
  [/\/v2\/write\/correct(?:[/?]|$)/, 'Texts are not only corrected here; /v2/write/rephrase writes them better.'],
  [/\/v2\/admin\//, 'Keys are made and counted in the console, and with: mainstay keys'],
  [/\/v3\/languages(?:[/?]|$)/, 'Languages are listed by /v2/languages?type=source and /v2/languages?type=target.'],
]
