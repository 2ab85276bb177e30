import type { Glossary, GlossaryStore } from '../../../capabilities/translation/domain/glossary.ts'
import { findGlossary, isForPair } from '../../../capabilities/translation/domain/find-glossary.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { glossaryNotFound } from './glossaries.ts'

/** @throws ServiceError where there is none of that id, or it is for another pair of languages */
export async function openGlossary(
  glossaries: GlossaryStore,
  owner: string,
  id: string,
  { source, target }: { readonly source?: string; readonly target: string },
): Promise<Glossary> {
  if (!source)
    throw new ServiceError('invalid_request', 400, "Value for 'source_lang' required when a glossary is used.", {
      field: 'source_lang',
    })
  const glossary = await findGlossary(glossaries, owner, id, { source, target })
  if (!glossary) throw glossaryNotFound(id)
  if (isForPair(glossary, { source, target })) return glossary
  const message = `The glossary "${glossary.name}" is from ${glossary.source} into ${glossary.target}, not from ${source} into ${target}.`
  throw new ServiceError('invalid_request', 400, message, { field: 'glossary_id' })
}
