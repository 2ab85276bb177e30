import { useEffect, useState } from 'preact/hooks'
import { type Catalogue, titleOf } from '../catalogue.ts'
import { TableHead } from '../ui/table-head.tsx'
import { useWords } from '../words/say.ts'
import { fetchUsage, type ListedKey, type UsedOfDay } from './keys.ts'

interface Props {
  readonly apiKey: string
  readonly keys: readonly ListedKey[]
  readonly catalogue: Catalogue
}

/** What each key used in the last 30 days, by interface and unit, the most of a unit first. */
export function UsageTable({ apiKey, keys, catalogue }: Props) {
  const { say, language } = useWords()
  const [usage, setUsage] = useState<readonly UsedOfDay[]>()
  useEffect(() => void fetchUsage(apiKey).then(setUsage, () => setUsage([])), [apiKey])
  if (!usage) return null
  if (usage.length === 0) return <p class="placeholder">{say('Nothing was used yet.')}</p>
  const nameOf = (id: string) => keys.find((key) => key.id === id)?.name ?? id
  return (
    <table class="page-table">
      <TableHead headings={['Name', 'Interface', 'Used']} />
      <tbody>
        {addUp(usage).map(({ caller, subject, unit, used }) => (
          <tr key={`${caller} ${subject} ${unit}`}>
            <th scope="row">{nameOf(caller)}</th>
            <td data-label={say('Interface')}>{say(titleOf(catalogue, subject))}</td>
            <td data-label={say('Used')}>
              {used.toLocaleString(language)} {say(unit)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Sum = Omit<UsedOfDay, 'day'>

function addUp(usage: readonly UsedOfDay[]): readonly Sum[] {
  const sums = new Map<string, Sum>()
  for (const { caller, subject, unit, used } of usage) {
    const name = `${caller} ${subject} ${unit}`
    sums.set(name, { caller, subject, unit, used: (sums.get(name)?.used ?? 0) + used })
  }
  return [...sums.values()].toSorted((one, other) => one.unit.localeCompare(other.unit) || other.used - one.used)
}
