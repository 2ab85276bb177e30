import { useKey } from '../access/key-context.ts'
import { formatLimit } from '../keys/format-use.ts'
import { useWords } from '../words/say.ts'

/** What the key of this page may still use of the interface, where something bounds it. */
export function QuotaLine({ interfaceId }: { readonly interfaceId: string }) {
  const { say, language } = useWords()
  const { check } = useKey()
  if (check.state !== 'good') return null
  const { left = [], spentToday = [] } = check.holder
  const own = left.filter((limit) => (limit.interface ?? interfaceId) === interfaceId)
  const spent = spentToday.find((each) => each.interface === interfaceId)
  return (
    <>
      {own.map((limit) => (
        <span key={`${limit.unit} ${limit.per}`} class={limit.left === 0 ? 'bad' : undefined}>
          {say('left: {left} of {limit}', {
            left: limit.left.toLocaleString(language),
            limit: formatLimit({ ...limit, interface: undefined }, say, (id) => id),
          })}
        </span>
      ))}
      {spent && <span>{say('{count} of today’s allowance used', { count: spent.used.toLocaleString(language) })}</span>}
    </>
  )
}
