import { badContinue } from '../../../domain/action-error.ts'
import type { ContinueFields } from './module.ts'

/**
 * Where a query of several modules stands (mediawiki.org/wiki/API:Continue). `continue` holds, before `||`, the names of
 * the generator's parameters, or `-` when it has nothing more; after it, the modules that are done with this batch.
 */
export interface Progress {
  readonly isGeneratorDone: boolean
  readonly done: ReadonlySet<string>
}

export function readProgress(text = ''): Progress {
  if (text === '') return { isGeneratorDone: false, done: new Set() }
  const [generator, modules, ...rest] = text.split('||')
  if (generator === undefined || modules === undefined || rest.length > 0) throw badContinue()
  return { isGeneratorDone: generator === '-', done: new Set(modules.split('|')) }
}

/** What is left of a query once its modules have run. */
export interface Remainder {
  readonly modules: readonly string[]
  /** Modules that work on a generator's pages and begin anew with its next ones. */
  readonly generated: readonly string[]
  /** What modules have still to say of this batch, by module. */
  readonly unfinished: ReadonlyMap<string, ContinueFields>
  readonly generator: GeneratorState | undefined
}

export interface GeneratorState {
  readonly name: string
  /** The continue parameters that this batch was made with. */
  readonly current: ContinueFields
  /** Those of the next batch; undefined after the last. */
  readonly next: ContinueFields | undefined
}

export interface WrittenContinue {
  readonly isBatchComplete: boolean
  readonly fields: ContinueFields | undefined
}

export function writeContinue({ modules, generated, unfinished, generator }: Remainder): WrittenContinue {
  const finished = modules.filter((name) => !unfinished.has(name))
  const fieldsOf = (isGenerated: boolean): ContinueFields => {
    const chosen = [...unfinished].filter(([name]) => generated.includes(name) === isGenerated)
    return Object.fromEntries(chosen.flatMap(([, own]) => Object.entries(own)))
  }
  const listed = fieldsOf(false)
  const shown = fieldsOf(true)
  if (Object.keys(shown).length > 0) {
    // The batch is asked for again.
    const current = generator?.current ?? {}
    const fields = { ...listed, ...shown, ...current, ...toContinue(Object.keys(current).join('|'), finished) }
    return { isBatchComplete: false, fields }
  }
  if (generator?.next) {
    const lasting = finished.filter((name) => !generated.includes(name))
    const fields = { ...listed, ...generator.next, ...toContinue(Object.keys(generator.next).join('|'), lasting) }
    return { isBatchComplete: true, fields }
  }
  if (Object.keys(listed).length === 0) return { isBatchComplete: true, fields: undefined }
  return { isBatchComplete: true, fields: { ...listed, ...toContinue('-', finished) } }
}

function toContinue(generator: string, finished: readonly string[]): ContinueFields {
  return { continue: `${generator}||${finished.join('|')}` }
}

/** The older form that `rawcontinue` asks for: parameters by module, and all of them at once. */
export function writeRawContinue({ unfinished, generator }: Remainder): Record<string, ContinueFields> | undefined {
  const byModule = new Map(unfinished)
  if (generator?.next) byModule.set(generator.name, { ...byModule.get(generator.name), ...generator.next })
  return byModule.size > 0 ? Object.fromEntries(byModule) : undefined
}
