import { TableHead } from '../../../../console/src/ui/table-head.tsx'
import type { DepartureBoard } from './use-departures.ts'
import { useSay } from '../../../../console/src/words/say.ts'

type Departure = DepartureBoard['departures'][number]

/** What leaves, a row each; a time that live data change stands beside the planned one. */
export function DepartureTable({ board: { departures, alerts } }: { readonly board: DepartureBoard }) {
  const say = useSay()
  if (departures.length === 0) return <p class="placeholder">{say('Nothing leaves then.')}</p>
  return (
    <section class="page-section">
      {alerts.map((alert) => (
        <p key={alert} class="notice">
          {alert}
        </p>
      ))}
      <table class="departure-table">
        <caption>{say('Departures')}</caption>
        <TableHead headings={['Time', 'Line', 'To', 'Platform']} />
        <tbody>
          {departures.map((departure) => (
            <tr key={departure.code} class={departure.expected === undefined ? 'cancelled' : ''}>
              <td>
                <Time departure={departure} />
              </td>
              <td>
                <span class="departure-color" style={{ background: `#${departure.color || '808080'}` }} />
                {departure.line}
                {departure.everyMinutes !== undefined && (
                  <small> {say('every {minutes} min', { minutes: departure.everyMinutes })}</small>
                )}
              </td>
              <td>{departure.destination}</td>
              <td>
                <Platform departure={departure} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Time({ departure: { planned, expected } }: { readonly departure: Departure }) {
  const say = useSay()
  if (expected === planned) return <time>{toClock(planned)}</time>
  return (
    <>
      <del>{toClock(planned)}</del> {expected === undefined ? say('cancelled') : <ins>{toClock(expected)}</ins>}
    </>
  )
}

function Platform({ departure: { platform, plannedPlatform } }: { readonly departure: Departure }) {
  if (plannedPlatform === undefined) return <>{platform}</>
  return (
    <>
      <del>{plannedPlatform}</del> <ins>{platform}</ins>
    </>
  )
}

/** By the clocks of the station, wherever the page is read. */
function toClock(datetime: string): string {
  return datetime.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length)
}
