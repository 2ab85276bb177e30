import type { Storage } from '../../../../../kernel/storage/storage.ts'
import type { Celebrity, Feature, Landmark } from '../../../port.ts'
import { readEntries } from '../../../storage/gallery.ts'
import type { Detection } from '../detection/detection.ts'
import type { Picture } from '../picture/decode-picture.ts'
import { describeView } from './describe-view.ts'
import { recognizeFaces, recognizeView } from './recognize.ts'

/** Persons and places of the operator's gallery; absent where they were not asked for, or could not be looked for. */
export interface Names {
  readonly celebrities?: readonly Celebrity[]
  readonly landmarks?: readonly Landmark[]
}

export async function findNames(
  features: ReadonlySet<Feature>,
  { pixels }: Picture,
  detection: Detection | undefined,
  storage: Storage,
): Promise<Names> {
  return {
    ...(features.has('celebrities') &&
      detection?.faces && { celebrities: recognizeFaces(detection.faces, await readEntries(storage, 'person')) }),
    ...(features.has('landmarks') && {
      landmarks: recognizeView(describeView(pixels), await readEntries(storage, 'place')),
    }),
  }
}
