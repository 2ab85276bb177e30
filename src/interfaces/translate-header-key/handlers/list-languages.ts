import { nameLanguage, toWireSource, toWireTargets } from '../wire/language-code.ts'
import type { OperationHandler } from './operation-handler.ts'

export const listLanguages: OperationHandler<'listLanguages'> = async ({ query }, { engine }) => {
  const pairs = await engine.listPairs()
  if (query.type === 'target') {
    const codes = new Set(pairs.flatMap(({ target }) => toWireTargets(target)))
    // No engine can be relied on for it: they do as they can.
    return [...codes]
      .toSorted()
      .map((code) => ({ language: code, name: nameLanguage(code), supports_formality: false }))
  }
  const codes = new Set(pairs.map(({ source }) => toWireSource(source)))
  return [...codes].toSorted().map((code) => ({ language: code, name: nameLanguage(code) }))
}
