import { aoifeBrennan } from './people/aoife-brennan.ts'
import { devonCampbell } from './people/devon-campbell.ts'
import { jonasLindqvist } from './people/jonas-lindqvist.ts'
import { kenjiWatanabe } from './people/kenji-watanabe.ts'
import { lenaHoffmann } from './people/lena-hoffmann.ts'
import { marcDelorme } from './people/marc-delorme.ts'
import { meiChen } from './people/mei-chen.ts'
import { priyaRaman } from './people/priya-raman.ts'
import { rafaelPena } from './people/rafael-pena.ts'
import { taliaBrooks } from './people/talia-brooks.ts'
import type { Person } from './person.ts'

/** The ten authors; their order gives every record its number. */
export const people: readonly Person[] = [
  aoifeBrennan,
  marcDelorme,
  priyaRaman,
  jonasLindqvist,
  kenjiWatanabe,
  taliaBrooks,
  lenaHoffmann,
  devonCampbell,
  meiChen,
  rafaelPena,
]
