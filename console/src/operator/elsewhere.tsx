import type { Catalogue } from '../catalogue.ts'
import { formatRoute } from '../route.ts'
import { useSay } from '../words/say.ts'

/** Pages of interfaces on which operators look after something: the health of feeds. */
export function Elsewhere({ catalogue }: { readonly catalogue: Catalogue }) {
  const say = useSay()
  const links = catalogue.flatMap(({ contract, pages, listing }) =>
    pages
      .filter(({ name }) => listing.operatorPages?.includes(name))
      .map(({ name, title }) => ({ href: formatRoute({ interface: contract.id, page: name }), contract, title })),
  )
  if (links.length === 0) return null
  return (
    <section class="page-section" aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title">{say('Looked after on pages of their own')}</h2>
      <ul class="plain-list">
        {links.map(({ href, contract, title }) => (
          <li key={href}>
            <a href={href}>
              {say(contract.title)}: {say(title)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
