import { dropUndefined } from '../../../../libraries/json/drop-undefined.ts'
import type { Station, VehicleKind } from '../../domain/place.ts'

/** A station as this wire writes it, without its position. */
export function toWireStation({ code, name, kinds, reading, prefecture }: Station) {
  return dropUndefined({
    Station: dropUndefined({
      code,
      Name: name,
      Type: toWireType(kinds[0] ?? 'train'),
      Yomi: reading === '' ? undefined : reading,
    }),
    Prefecture: prefecture && { code: prefecture.code, Name: prefecture.name },
  })
}

/** The wire knows four kinds of stations and vehicles; everything on rails or ropes is a train. */
export function toWireType(kind: VehicleKind, isHighSpeed = false): string | { text: string; detail: string } {
  if (kind === 'bus') return { text: 'bus', detail: isHighSpeed ? 'highway' : 'local' }
  if (kind === 'ship' || kind === 'plane') return kind
  return isHighSpeed ? { text: 'train', detail: 'shinkansen' } : 'train'
}
