/** What the thread of the models runs: its default export, one model on one picture. A model is loaded by its first picture. */
import { loadRuntime } from '../../../../kernel/onnx/load-packages.ts'
import { MissingPartError } from '../../../../kernel/onnx/missing-part-error.ts'
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
  /** Undefined to have the model loaded and nothing else. */
  readonly pixels: Pixels | undefined
}

/** What a model sees, all that it knows with how sure it is of each. */
export interface Seen {
  readonly tags?: readonly Tag[]
  readonly categories?: readonly Category[]
  readonly caption?: Caption
}

/** What the operator has to mend comes back as a sentence: classes of errors do not survive the way out of a thread. */
export type LookResult = Seen | { readonly unavailable: string; readonly cause: string }

type Look = (pixels: Pixels) => Promise<Seen>

const looks = new Map<ModelKind, Promise<Look>>()

export default async function look(task: LookTask): Promise<LookResult> {
  const loading = looks.get(task.kind) ?? load(task)
  looks.set(task.kind, loading)
  try {
    const lookAt = await loading
    return task.pixels ? await lookAt(task.pixels) : {}
  } catch (thrown) {
    looks.delete(task.kind)
    if (!(thrown instanceof MissingPartError)) throw thrown
    return { unavailable: thrown.message, cause: String(thrown.cause) }
  }
}

async function load({ kind, folder, labels, threads }: LookTask): Promise<Look> {
  const runtime = await loadRuntime(threads)
  if (kind === 'zero-shot') return loadZeroShot(runtime, folder, { labels, threads })
  if (kind === 'tag') {
    const tag = await loadTagger(runtime, folder, threads)
    return async (pixels) => ({ tags: await tag(pixels) })
  }
  const write = await loadCaptioner(runtime, folder, threads)
  return async (pixels) => {
    const caption = await write(pixels)
    return caption ? { caption } : {}
  }
}
