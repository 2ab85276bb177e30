import { TableHead } from '../../../../console/src/ui/table-head.tsx'
import { useSay } from '../../../../console/src/words/say.ts'
import type { Position } from './positions.ts'

interface Props {
  readonly positions: readonly Position[]
  readonly chosen: string | undefined
  readonly onChoose: (address: string) => void
}

/** The same in words, an address a line; one that is chosen is shown from nearby. */
export function PositionTable({ positions, chosen, onChoose }: Props) {
  const say = useSay()
  if (positions.length === 0) return null
  return (
    <table class="page-table">
      <TableHead headings={['Address', 'Place', 'Time zone', 'Coordinates']} />
      <tbody>
        {positions.map(({ address, place, timezone, at, lack }) => (
          <tr key={address}>
            <th scope="row">
              <button
                type="button"
                class="quiet-button mono"
                disabled={!at}
                aria-pressed={address === chosen}
                title={say('Show it from nearby')}
                onClick={() => onChoose(address)}
              >
                {address}
              </button>
            </th>
            <td data-label={say('Place')}>{lack ? describeLack(lack) : place}</td>
            <td data-label={say('Time zone')}>{timezone}</td>
            <td data-label={say('Coordinates')} class="page-short">
              {at && `${at[1]}, ${at[0]}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )

  function describeLack(lack: NonNullable<Position['lack']>): string {
    return lack === 'reserved' ? say('Nowhere: a private or reserved address') : say('Not known')
  }
}
