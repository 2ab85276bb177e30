import type { AnswerViewProps } from '../../../../console/src/answer/views.ts'
import { isJsonObject } from '../../../libraries/json/json-object.ts'
import { PositionMap } from './position-map.tsx'
import { toPosition } from './positions.ts'

/** The position of an answer on the map, or the positions of a batch. */
export default function PositionView({ operation, response: { body } }: AnswerViewProps) {
  if (!isJsonObject(body)) return null
  const records = operation === 'locateMany' ? Object.entries(body) : [[String(body['ip'] ?? ''), body] as const]
  const positions = records.map(([address, record]) => toPosition(address, record)).filter(({ at }) => at)
  if (positions.length === 0) return null
  return <PositionMap positions={positions} chosen={undefined} onChoose={() => {}} />
}
