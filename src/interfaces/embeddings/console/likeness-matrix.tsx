import { useSay } from '../../../../console/src/words/say.ts'
import { findNearest } from './compare-vectors.ts'

interface Props {
  readonly lines: readonly string[]
  /** Of each line to each, from -1 to 1. */
  readonly likeness: readonly (readonly number[])[]
}

/** A square of cells, the darker the more alike; the nearest of each line is framed. */
export function LikenessMatrix({ lines, likeness }: Props) {
  const say = useSay()
  const nearest = findNearest(likeness)
  return (
    <div class="matrix-scroller" tabIndex={0} role="region" aria-label={say('Likeness')}>
      <table class="matrix">
        <thead>
          <tr>
            <td />
            {lines.map((line, index) => (
              <th key={index} scope="col" title={line}>
                {index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            <tr key={row}>
              <th scope="row">
                {row + 1}. {line}
              </th>
              {likeness[row]?.map((value, column) => (
                <td
                  key={column}
                  class={column === nearest[row] ? 'matrix-nearest' : undefined}
                  style={`--likeness: ${Math.max(0, Math.min(1, value)).toFixed(3)}`}
                  title={`${line} / ${lines[column] ?? ''}`}
                >
                  {value.toFixed(2)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
