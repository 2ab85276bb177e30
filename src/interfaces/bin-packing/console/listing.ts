import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'places',
  knownAs: [
    '3dbinpacking',
    'binpacking',
    'knapsack',
    'containers',
    'cartons',
    'pallet',
    'lorry',
    'truck',
    'boxes',
    'cutting stock',
    'ビンパッキング',
    '箱詰め',
  ],
} satisfies InterfaceListing
