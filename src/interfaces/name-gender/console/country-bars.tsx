import { useWords } from '../../../../console/src/words/say.ts'

export interface Judged {
  readonly name: string
  readonly gender: 'male' | 'female' | null
  /** As it was asked; empty where none was. */
  readonly country: string
  /** Per cent. */
  readonly probability: number
}

/** What a name is in each country: men to the left of the middle, women to the right, the surer the longer. */
export function CountryBars({ names: [overall, ...others] }: { readonly names: readonly Judged[] }) {
  const { say, language } = useWords()
  const countryNames = new Intl.DisplayNames([language], { type: 'region' })
  if (!overall) return null
  const describe = ({ gender, probability }: Judged) =>
    gender === null ? say('not known') : `${say(gender)}, ${probability} %`
  return (
    <>
      <p class="verdict">
        {overall.name}: {describe(overall)}
      </p>
      <table class="bars names">
        <caption class="visually-hidden">{say('By country')}</caption>
        <tbody>
          {others.map((judged) => (
            <tr key={judged.country}>
              <th scope="row">{countryNames.of(judged.country)}</th>
              <td>
                <svg viewBox="-100 0 200 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect class="bars-ground" x="-100" width="200" height="8" />
                  <rect
                    class={`names-${judged.gender ?? 'unknown'}`}
                    x={judged.gender === 'male' ? -judged.probability : 0}
                    width={judged.gender === null ? 0 : judged.probability}
                    height="8"
                  />
                </svg>
              </td>
              <td class="number">{describe(judged)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
