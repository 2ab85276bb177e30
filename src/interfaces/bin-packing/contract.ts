import * as Type from 'typebox'
import { defineContract } from '../../kernel/wire/contract.ts'

const planarItem = {
  id: Type.String(),
  orig_size: Type.String({ description: 'Dimensions as asked, joined by " x "' }),
  sp_size: Type.String({ description: 'Dimensions as placed, joined by " x "' }),
  size_1: Type.Number(),
  size_2: Type.Number(),
  sp_size_1: Type.Number(),
  sp_size_2: Type.Number(),
  x_origin_in_bin: Type.Number({ description: "The item's centre, counted from the bin's centre" }),
  y_origin_in_bin: Type.Number({ description: "The item's centre, counted from the bin's centre" }),
  weight: Type.Number(),
  constraints: Type.Integer(),
}

const planarBin = {
  id: Type.String(),
  size_1: Type.Number(),
  size_2: Type.Number(),
  size: Type.String({ description: 'Dimensions joined by " x "' }),
  weight_limit: Type.Number({ description: '0 when the bin carries any weight' }),
  curr_weight: Type.Number(),
  item_count: Type.Integer(),
}

const PlanarBin = Type.Object({ ...planarBin, items: Type.Array(Type.Object(planarItem)) })

const SolidBin = Type.Object({
  ...planarBin,
  size_3: Type.Number(),
  items: Type.Array(
    Type.Object({
      ...planarItem,
      size_3: Type.Number(),
      sp_size_3: Type.Number(),
      z_origin_in_bin: Type.Number({ description: "The item's centre, counted from the bin's centre" }),
    }),
  ),
})

const PackRequest = Type.Object({
  bins: Type.String({ description: 'Bins as id:weight_limit:d1xd2xd3 (or d1xd2), separated by commas' }),
  items: Type.String({ description: 'Items as id:constraints:weight:d1xd2xd3 (or d1xd2), separated by commas' }),
  binId: Type.Optional(Type.String({ description: 'The bin to fill; all of them when absent' })),
})

/** G12: packs items into bins, in two and three dimensions. */
export const binPacking = defineContract({
  id: 'bin-packing',
  spec: 'G12',
  title: 'Bin packing',
  summary: 'Places items in bins so that nothing overlaps: boxes in containers, or sheets on a plate.',
  base: 'binpack',
  key: { in: 'bearer', need: 'optional' },
  cors: {
    pages: 'same-origin',
    because: 'Packings are work that no open page may ask for.',
  },
  failure: { body: Type.Object({ error: Type.String() }) },
  operations: {
    pack: {
      method: 'POST',
      path: '/api/call/raw',
      isRepeatable: true,
      summary: 'Pack items into bins',
      // 20,000 items of 100 bytes.
      body: { accepts: ['form'], schema: PackRequest, maxBytes: 2 * 1024 * 1024 },
      response: Type.Union([SolidBin, Type.Array(SolidBin), Type.Array(PlanarBin)]),
      example: { body: { bins: '0:50:5x5x5', items: '0:0:1:2x4x2,1:0:1:1x2x3', binId: '0' } },
    },
  },
})
