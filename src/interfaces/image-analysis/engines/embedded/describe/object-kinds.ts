import type { CategoryName } from '../../../domain/categories.ts'

/** What kind of thing an object is: the hint of its tag, its category, and whether it stands indoors. */
export interface ObjectKind {
  readonly hint?: string
  readonly category?: CategoryName
  readonly isIndoor?: boolean
}

const animal = (category: CategoryName = 'animal_'): ObjectKind => ({ hint: 'animal', category })
const vehicle = (category: CategoryName): ObjectKind => ({ hint: 'vehicle', category })
const food = (category: CategoryName = 'food_'): ObjectKind => ({ hint: 'food', category })
const furniture: ObjectKind = { category: 'indoor_room', isIndoor: true }
const indoors: ObjectKind = { category: 'indoor_', isIndoor: true }

/** By the names of COCO, in which the detector knows 80 kinds of things. */
export const objectKinds: Readonly<Record<string, ObjectKind>> = {
  bicycle: vehicle('trans_bicycle'),
  motorcycle: vehicle('trans_bicycle'),
  car: vehicle('trans_car'),
  truck: vehicle('trans_car'),
  bus: vehicle('trans_bus'),
  train: vehicle('outdoor_railway'),
  boat: vehicle('outdoor_water'),
  airplane: vehicle('sky_object'),
  bird: animal('animal_bird'),
  cat: animal('animal_cat'),
  dog: animal('animal_dog'),
  horse: animal('animal_horse'),
  sheep: animal(),
  cow: animal(),
  elephant: animal(),
  bear: animal(),
  zebra: animal(),
  giraffe: animal(),
  pizza: food('food_pizza'),
  'hot dog': food('food_fastfood'),
  sandwich: food('food_fastfood'),
  banana: food(),
  apple: food(),
  orange: food(),
  broccoli: food(),
  carrot: food(),
  donut: food(),
  cake: food(),
  bottle: { category: 'drink_' },
  cup: { category: 'drink_' },
  'wine glass': { category: 'drink_' },
  chair: furniture,
  couch: furniture,
  bed: furniture,
  'dining table': furniture,
  toilet: indoors,
  sink: indoors,
  oven: indoors,
  microwave: indoors,
  refrigerator: indoors,
  tv: { category: 'object_screen', isIndoor: true },
  laptop: { category: 'object_screen', isIndoor: true },
  'potted plant': { category: 'plant_' },
}
