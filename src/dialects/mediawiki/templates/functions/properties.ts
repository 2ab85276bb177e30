import { sortKeyWords } from '../../localised-words.ts'
import type { FunctionCall, ParserFunction } from './parser-function.ts'

/** They say something of the page and show nothing; what sorts it is written in English from here on. */
export const propertyFunctions: Readonly<Record<string, ParserFunction>> = {
  ...Object.fromEntries(sortKeyWords.map((word) => [word, (call: FunctionCall) => write('DEFAULTSORT', call)])),
  DISPLAYTITLE: (call) => write('DISPLAYTITLE', call),
}

function write(name: string, { first, options }: FunctionCall): string {
  return options.purpose === 'wikitext' ? '' : `{{${name}:${first}}}`
}
