import { writeSize } from '../../libraries/numbers/write-size.ts'
import { OperatorError } from '../../libraries/errors/operator-error.ts'
import type { ModelsContext } from '../../kernel/assembly/models/models-context.ts'
import { pullByName, type PullWishes } from '../../kernel/assembly/models/pull-by-name.ts'
import type { PulledModel } from '../../kernel/assembly/models/pull-model.ts'
import { createCommandOutput } from '../command-output.ts'
import { listenForStop } from '../stop-signal.ts'
import { openContext } from './open-context.ts'

/** `mainstay models pull` */
export async function pullModels(
  names: readonly string[],
  { json, ...wishes }: PullWishes & { readonly json?: boolean },
): Promise<void> {
  const context = await openContext()
  using stop = listenForStop()
  const pulled = await pullAll(names, wishes, context, stop.signal)
  if (json) createCommandOutput().writeJson(pulled)
}

/** What became of a name, as JSON. */
export interface PulledName {
  readonly name: string
  /** `false` where it was there already. */
  readonly isNew: boolean
  readonly purpose: string
  readonly bytes: number
  /** Packages that were installed for it. */
  readonly packages: readonly string[]
  readonly isUsed: boolean
}

/** Pulls one after the other, and says of each that it is here. */
export async function pullAll(
  names: readonly string[],
  wishes: PullWishes,
  context: ModelsContext,
  signal: AbortSignal,
): Promise<readonly (PulledName | Pick<PulledName, 'name'>)[]> {
  const output = createCommandOutput()
  const report = (done: number, total: number | undefined, summary: string) =>
    output.showProgress({ done, total, unit: 'bytes', summary })
  const tell = (sentence: string) => {
    output.clearProgress()
    output.note(sentence)
  }
  const all: (PulledName | Pick<PulledName, 'name'>)[] = []
  try {
    for (const name of names) {
      const pulled = await pullByName(name, wishes, context, { signal, report, tell })
      all.push(pulled ? toPulledName(pulled) : { name })
      if (pulled) tell(describePulled(pulled))
    }
    output.clearProgress()
    return all
  } catch (thrown) {
    output.clearProgress()
    if (!signal.aborted) throw thrown
    throw new OperatorError('Stopped; the same command goes on from there.')
  }
}

function toPulledName({ card: { name, purpose, files }, came, packages, isUsed }: PulledModel): PulledName {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return { name, isNew: came !== 'there', purpose, bytes, packages, isUsed }
}

function describePulled({ card, came, packages, isUsed }: PulledModel): string {
  const { name, purpose, files } = card
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const is = { now: 'is here', there: 'was there already', followed: 'is here; another process pulled it' }[came]
  const unstated = files.filter(({ isStated }) => !isStated).map(({ path }) => path)
  const checked =
    unstated.length === 0 || came === 'there'
      ? ''
      : ` No checksum is known for ${unstated.join(', ')}; the one of what came is kept.`
  const brought = packages.length > 0 ? ` Installed ${packages.join(', ')}.` : ''
  const next = isUsed
    ? ` It answers for ${purpose} from now on, in a running server too.`
    : ` "mainstay models use ${name}" has it answer for ${purpose}.`
  // Whoever keeps vectors finds them by those of the model that made them.
  const warning =
    purpose === 'embeddings' && came !== 'there'
      ? ' Its vectors cannot be compared with those of other models: embed what you keep anew, or name the model in calls.'
      : ''
  return `${name} ${is}${bytes > 0 ? `: ${writeSize(bytes)}` : ''}.${checked}${brought}${next}${warning}`
}
