const common: Readonly<Record<string, string>> = {
  string: '"\\"" char* "\\""',
  char: '[^"\\\\\\x7F\\x00-\\x1F] | "\\\\" (["\\\\/bfnrt] | "u" [0-9a-fA-F]{4})',
  integer: '"-"? ("0" | [1-9] [0-9]{0,15})',
  number: '"-"? ("0" | [1-9] [0-9]{0,15}) ("." [0-9]{1,15})? ([eE] [-+]? [0-9]{1,2})?',
  boolean: '"true" | "false"',
  null: '"null"',
  value: 'object | array | string | number | boolean | null',
  object: '"{" (string ":" value ("," string ":" value)*)? "}"',
  array: '"[" (value ("," value)*)? "]"',
}

/** A grammar of llama.cpp (GBNF) of its rules by name and of those for JSON as such; the first is the root. */
export function writeGrammar(rules: Iterable<readonly [name: string, rule: string]>): string {
  return [...rules, ...Object.entries(common)].map(([name, rule]) => `${name} ::= ${rule}`).join('\n')
}
