/** What the thread of the models runs: its default export, one model on one picture. A model is loaded by its first picture. */
import { memoizeLoad } from '../../../../libraries/memoize/memoize-load.ts'
import { loadRuntime } from '../../../../libraries/onnx/load-packages.ts'
import { MissingPartError } from '../../../../libraries/onnx/missing-part-error.ts'
import type { Caption, Category, Tag } from '../../port.ts'
import type { Pixels } from '../embedded/picture/pixels.ts'
import { loadCaptioner } from './load-captioner.ts'
import { loadTagger } from './load-tagger.ts'
import { loadZeroShot } from './load-zero-shot.ts'

export type ModelKind = 'caption' | 'tag' | 'zero-shot'

export interface LookTask {
  readonly kind: ModelKind
  readonly folder: string
  /** Of a zero-shot model. */
  readonly labels: readonly string[]
  readonly threads: number
  /** Where packages are looked for, beside those of the program. */
  readonly packages: string
  /** Undefined to have the model loaded and nothing else. */
  readonly pixels: Pixels | undefined
}

/** What a model sees, all that it knows with how sure it is of each. */
export interface Recognition {
  readonly tags?: readonly Tag[]
  readonly categories?: readonly Category[]
  readonly caption?: Caption
}

/** What the operator has to mend comes back as a sentence: classes of errors do not survive the way out of a thread. */
export type LookResult = Recognition | { readonly unavailable: string; readonly cause: string }

type Look = (pixels: Pixels) => Promise<Recognition>

interface Loaded {
  readonly folder: string
  readonly loadOnce: () => Promise<Look>
}

const loads = new Map<ModelKind, Loaded>()

export default async function look(task: LookTask): Promise<LookResult> {
  const known = loads.get(task.kind)
  const { loadOnce } = known?.folder === task.folder ? known : keep(task)
  try {
    const lookAt = await loadOnce()
    return task.pixels ? await lookAt(task.pixels) : {}
  } catch (thrown) {
    if (!(thrown instanceof MissingPartError)) throw thrown
    // Once it is mended, the folder holds another model.
    loads.delete(task.kind)
    return { unavailable: thrown.message, cause: String(thrown.cause) }
  }
}

function keep(task: LookTask): Loaded {
  const loaded = { folder: task.folder, loadOnce: memoizeLoad(() => load(task)) }
  loads.set(task.kind, loaded)
  return loaded
}

async function load({ kind, folder, labels, threads, packages }: LookTask): Promise<Look> {
  const runtime = await loadRuntime(threads, packages)
  if (kind === 'zero-shot') return loadZeroShot(runtime, folder, { labels, threads, packages })
  if (kind === 'tag') {
    const tag = await loadTagger(runtime, folder, threads)
    return async (pixels) => ({ tags: await tag(pixels) })
  }
  const write = await loadCaptioner(runtime, folder, { threads, packages })
  return async (pixels) => {
    const caption = await write(pixels)
    return caption ? { caption } : {}
  }
}
