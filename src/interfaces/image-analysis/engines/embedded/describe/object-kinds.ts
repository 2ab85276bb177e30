import type { CategoryName } from '../../../domain/categories.ts'

/** What kind of thing an object is: the hint of its tag, its category, and whether it stands indoors. */
export interface ObjectKind {
  /** From here on it is what the detector calls it; below, and where this is 1, it is known to be of its kind alone. */
  readonly sureFrom?: number
  readonly hint?: string
  readonly category?: CategoryName
  readonly isIndoor?: boolean
}

const animal = (category: CategoryName = 'animal_'): ObjectKind => ({ hint: 'animal', category })
const vehicle = (category: CategoryName): ObjectKind => ({ hint: 'vehicle', category })
const food = (category: CategoryName = 'food_'): ObjectKind => ({ hint: 'food', category })
const furniture: ObjectKind = { category: 'indoor_room', isIndoor: true }
const indoors: ObjectKind = { category: 'indoor_', isIndoor: true }

/**
 * By the names of COCO, in which the detector knows 80 kinds of things. Animals that are not among them it calls by one that is: of its
 * horses, bears, sheep and cows in 319 photographs two of ten were some, and nine animals.
 */
export const objectKinds: Readonly<Record<string, ObjectKind>> = {
  bicycle: vehicle('trans_bicycle'),
  motorcycle: vehicle('trans_bicycle'),
  car: vehicle('trans_car'),
  truck: { ...vehicle('trans_car'), sureFrom: 1 },
  bus: vehicle('trans_bus'),
  train: vehicle('outdoor_railway'),
  boat: vehicle('outdoor_water'),
  airplane: vehicle('sky_object'),
  bird: { ...animal('animal_bird'), sureFrom: 0.55 },
  cat: animal('animal_cat'),
  dog: animal('animal_dog'),
  horse: { ...animal('animal_horse'), sureFrom: 1 },
  sheep: { ...animal(), sureFrom: 1 },
  cow: { ...animal(), sureFrom: 1 },
  elephant: animal(),
  bear: { ...animal(), sureFrom: 1 },
  zebra: animal(),
  giraffe: animal(),
  animal: animal(),
  vehicle: vehicle('trans_car'),
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
  vase: { sureFrom: 1 },
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
