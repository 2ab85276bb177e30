import { conditionalFunctions } from './conditional.ts'
import { nameFunctions } from './names.ts'
import type { ParserFunction } from './parser-function.ts'
import { propertyFunctions } from './properties.ts'
import { textFunctions } from './text.ts'

const all: ReadonlyMap<string, ParserFunction> = new Map(
  Object.entries({ ...conditionalFunctions, ...nameFunctions, ...textFunctions }).map(([name, call]) => [
    name.toLowerCase(),
    call,
  ]),
)

const properties: ReadonlyMap<string, ParserFunction> = new Map(Object.entries(propertyFunctions))

/** A parser function by its name (mediawiki.org/wiki/Help:Magic_words#Parser_functions); one that is not known here cannot be run. */
export function findParserFunction(name: string): ParserFunction | undefined {
  const found = all.get(name.toLowerCase()) ?? properties.get(name)
  return found ?? (name.startsWith('#') ? () => undefined : undefined)
}
