export type Language = 'json' | 'shell' | 'typescript'

export interface Token {
  /** `key`, `string`, `number` and `literal` are coloured; `plain` is the rest. */
  readonly kind: TokenKind
  readonly text: string
}

export type TokenKind = 'key' | 'string' | 'number' | 'literal' | 'punctuation' | 'plain'

/** Alternatives in order; the group's name is the kind, and `plain` takes what no other wants, a run at a time. */
const grammars: Readonly<Record<Language, RegExp>> = {
  json: /(?<key>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\d[\d.eE+-]*)|(?<literal>true|false|null)|(?<punctuation>[{}[\],:])|(?<plain>[^"\-\dtfn{}[\],:]+|.)/gsu,
  shell: /(?<string>'(?:[^']|'\\'')*')|(?<literal>(?<=^|\s)-{1,2}[A-Za-z][\w-]*|\bcurl\b)|(?<plain>[^'\s-]+|.)/gsu,
  typescript:
    /(?<string>'(?:[^'\\]|\\.)*')|(?<literal>\b(?:import|from|const|await|true|false|null)\b)|(?<number>\b\d[\d.]*\b)|(?<plain>[^'\w]+|\w+|.)/gsu,
}

/** Cuts source text into runs to colour. Joined, the tokens are the text again, whatever it holds. */
export function tokenize(text: string, language: Language): readonly Token[] {
  const tokens: Token[] = []
  for (const { 0: matched, groups = {} } of text.matchAll(grammars[language])) {
    const kind = kindOf(groups)
    const last = tokens.at(-1)
    if (last?.kind === 'plain' && kind === 'plain') tokens[tokens.length - 1] = { kind, text: last.text + matched }
    else tokens.push({ kind, text: matched })
  }
  return tokens
}

const kinds: readonly TokenKind[] = ['key', 'string', 'number', 'literal', 'punctuation']

function kindOf(groups: Readonly<Record<string, string | undefined>>): TokenKind {
  return kinds.find((kind) => groups[kind] !== undefined) ?? 'plain'
}
