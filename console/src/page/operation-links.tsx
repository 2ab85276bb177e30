import type { CatalogueEntry } from '../catalogue.ts'
import { groupOperations } from '../navigation/group-operations.ts'
import { formatRoute } from '../route.ts'
import { AddressText } from '../ui/address-text.tsx'
import { MethodTag } from '../ui/method-tag.tsx'
import { useSay } from '../words/say.ts'

/** The raw operations of an interface, each a link to its form; paths begin where its address, above, ends. */
export function OperationLinks({ entry }: { readonly entry: CatalogueEntry }) {
  const say = useSay()
  return (
    <aside class="operation-links" aria-label={say('Operations')}>
      <h2>{say('Operations')}</h2>
      {groupOperations(entry.operations).map(({ heading, operations }) => (
        <ul key={heading ?? ''}>
          {operations.map(({ name, operation }) => (
            <li key={name}>
              <a href={formatRoute({ interface: entry.contract.id, operation: name })}>{say(operation.summary)}</a>
              <span class="operation-address">
                <MethodTag method={operation.method} /> <AddressText text={operation.path} />
              </span>
            </li>
          ))}
        </ul>
      ))}
      <p>
        <a href={`/docs/interfaces/${entry.contract.id}.html`}>{say('Documentation')}</a>
      </p>
    </aside>
  )
}
