import { findGlossary, isForPair } from '../../../capabilities/translation/domain/find-glossary.ts'
import type { Glossary, GlossaryStore } from '../../../capabilities/translation/domain/glossary.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'

/** @throws ServiceError where the caller has none of that id, or it is for another pair of languages */
export async function openGlossary(
  glossaries: GlossaryStore,
  owner: string,
  id: string,
  { source, target }: { readonly source: string | undefined; readonly target: string },
): Promise<Glossary> {
  if (source === undefined) throw refuse('source has to be a language, not auto, when a glossary is used.')
  const glossary = await findGlossary(glossaries, owner, id, { source, target })
  if (!glossary) throw refuse(`there is no glossary ${id.slice(0, 40)} of this key; /v2/glossaries makes them.`)
  if (isForPair(glossary, { source, target })) return glossary
  throw refuse(`the glossary is from ${glossary.source} into ${glossary.target}, not from ${source} into ${target}.`)
}

function refuse(reason: string): ServiceError {
  return new ServiceError('invalid_request', 400, `Invalid request: ${reason}`)
}
