import { useSay } from '../../../../console/src/words/say.ts'
import { useSayRule } from './use-say-rule.ts'

export interface RuleHit {
  /** Points, such as "1.2". */
  readonly score: string
  readonly description: string
}

/** What speaks for and against spam, the weightiest first. */
export function RuleTable({ rules }: { readonly rules: readonly RuleHit[] }) {
  const say = useSay()
  const sayRule = useSayRule()
  if (rules.length === 0) return <p class="placeholder">{say('No rule applied.')}</p>
  const sorted = rules.toSorted((one, other) => Math.abs(Number(other.score)) - Math.abs(Number(one.score)))
  const highest = Math.max(1, ...sorted.slice(0, 1).map(({ score }) => Math.abs(Number(score))))
  return (
    <table class="bars rule-bars">
      <caption class="visually-hidden">{say('Rules that applied')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('Rule')}</th>
          <th scope="col">
            <span class="visually-hidden">{say('Weight')}</span>
          </th>
          <th scope="col" class="number">
            {say('Points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ score, description }, index) => (
          <tr key={index} class={Number(score) > 0 ? 'bars-flagged' : 'bars-good'}>
            <RuleCell {...sayRule(description)} />
            <td>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect class="bars-ground" width="100" height="8" />
                <rect width={(100 * Math.abs(Number(score))) / highest} height="8" />
              </svg>
            </td>
            <td class="number">{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RuleCell({ text, language }: ReturnType<ReturnType<typeof useSayRule>>) {
  return (
    <th scope="row" lang={language}>
      {text}
    </th>
  )
}
