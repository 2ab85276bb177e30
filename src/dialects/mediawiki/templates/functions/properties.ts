import type { FunctionCall, ParserFunction } from './parser-function.ts'

/** They say something of the page and show nothing. */
export const propertyFunctions: Readonly<Record<string, ParserFunction>> = Object.fromEntries(
  ['DEFAULTSORT', 'DEFAULTSORTKEY', 'DEFAULTCATEGORYSORT', 'DISPLAYTITLE'].map((name) => [
    name,
    ({ first, options }: FunctionCall) => (options.purpose === 'wikitext' ? '' : `{{${name}:${first}}}`),
  ]),
)
