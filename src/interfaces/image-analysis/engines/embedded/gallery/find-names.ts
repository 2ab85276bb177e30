import type { Celebrity, Feature, Landmark } from '../../../port.ts'
import type { Detection } from '../detection/detection.ts'
import type { Picture } from '../picture/decode-picture.ts'
import { embedView } from './embed-view.ts'
import type { Recognizer } from './recognizer.ts'

/** Persons and places of the operator's gallery; absent where they were not asked for, or could not be looked for. */
export interface Names {
  readonly celebrities?: readonly Celebrity[]
  readonly landmarks?: readonly Landmark[]
}

export async function findNames(
  features: ReadonlySet<Feature>,
  { pixels }: Picture,
  detection: Detection | undefined,
  recognizer: Recognizer,
  signal?: AbortSignal,
): Promise<Names> {
  return {
    ...(features.has('celebrities') &&
      detection?.faces && { celebrities: await recognizer.recognizeFaces(detection.faces, signal) }),
    ...(features.has('landmarks') && { landmarks: await recognizer.recognizeView(embedView(pixels), signal) }),
  }
}
