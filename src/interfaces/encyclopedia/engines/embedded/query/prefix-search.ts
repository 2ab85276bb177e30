import { findByPrefix } from '../find-by-prefix.ts'
import { namespacesOr } from '../parameters/namespaces.ts'
import { integerOr, limit } from '../parameters/numbers.ts'
import { requiredWords } from '../parameters/texts.ts'
import { defineList } from './list-module.ts'

/** `list=prefixsearch` (mediawiki.org/wiki/API:Prefixsearch): pages whose titles begin with what is sought. */
export const prefixSearch = defineList({
  name: 'prefixsearch',
  prefix: 'ps',
  parameters: {
    search: requiredWords,
    namespace: namespacesOr(0),
    limit: limit(10),
    offset: integerOr(0),
  },
  async list(call, { search, namespace, limit: most, offset }) {
    const found = await findByPrefix(call, search, namespace, offset + most + 1)
    const pages = found.slice(offset, offset + most)
    return {
      pages: pages.map((page, index) => ({
        title: page.title,
        page,
        fields: { ns: page.namespace, title: page.title, pageid: page.id },
        generated: { index: offset + index + 1 },
      })),
      next: found.length > offset + most ? { offset: offset + most } : undefined,
    }
  },
})
