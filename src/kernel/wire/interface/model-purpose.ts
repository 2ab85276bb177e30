/**
 * What models are kept for. A slice or a capability says here which models its engines can answer by, and how; the commands `models` and
 * `setup`, the page Models and the engine `auto` are made of it.
 *
 * Glossary:
 * - purpose: one use of models, such as captions; each has at most one model in use
 * - shelf: the folder `models` of the data folder, a folder and a card for each model
 * - card: model.json beside a model's files: what it is, where it came from, sizes and checksums
 */
import type { PackageVersion } from '../../../libraries/packages/install-packages.ts'
import type { AllSettings } from '../../foundation/config/all-settings.ts'

/** How models of one kind of files are run. */
export interface ModelRuntime {
  /** The engine that answers by such a model. */
  readonly engine: string
  /** Packages that the engine needs for it. */
  readonly packages: readonly PackageVersion[]
  /** How the files of a repository become a model; without it, models are of the catalogue alone. */
  readonly format?: ModelFormat
}

export interface ModelPurpose extends ModelRuntime {
  /** Such as `captions`. */
  readonly id: string
  readonly title: string
  /** Environment name before `_ENGINE` of those that choose among engines. */
  readonly prefix: string
  /** How models are run of whose files the names end so, such as `.gguf`; all others as the purpose itself says. */
  readonly byEnding?: Readonly<Record<string, ModelRuntime>>
  /** What answers without one, for people. */
  readonly builtIn: string
  /** What answers beside one, for people; nothing unless given. */
  readonly beside?: string
  /** Interfaces that it makes better, by their id. */
  readonly interfaces: readonly string[]
  /** A JSON file of those that can be had. */
  readonly catalogue?: URL
  /** Models of before there was a shelf, and such as people put there by hand. */
  readonly loose?: LooseModels
  /** Where models are kept in a way of their own. */
  readonly provider?: ModelProvider
}

/** How a model of these files is run. */
export function runtimeOf(purpose: ModelPurpose, paths: readonly string[]): ModelRuntime {
  const endings = Object.entries(purpose.byEnding ?? {})
  return endings.find(([ending]) => paths.some((path) => path.endsWith(ending)))?.[1] ?? purpose
}

export interface ModelFormat {
  /**
   * Of a repository's files those that make the model that is wanted: a file, a variant, or what is usual.
   *
   * @throws OperatorError that says what there is
   */
  choosePaths(paths: readonly string[], wanted: string | undefined): readonly string[]
  /** What a model is called, of those paths of a repository. */
  nameOf(repository: string, paths: readonly string[]): string
  /** @throws OperatorError where the files in the folder are no model that can be run */
  check(folder: string): Promise<void>
}

/** A model in a store of its own. */
export interface ProvidedModel {
  readonly name: string
  readonly bytes: number
}

/** A place of models other than the shelf. */
export interface ModelStore {
  list(dataFolder: string): Promise<readonly ProvidedModel[]>
  /** Names of those that lie there and are no model any more, since files are missing. */
  listDamaged?(dataFolder: string): Promise<readonly string[]>
  remove(name: string, dataFolder: string): Promise<void>
  /**
   * @returns whether it was compared with checksums, rather than read
   * @throws OperatorError where the model cannot be read, or is not what was pulled
   */
  verify(name: string, dataFolder: string): Promise<boolean>
}

export interface LooseModels extends ModelStore {
  /** Which of them was chosen, where nothing of the shelf is. */
  readChoice(dataFolder: string): Promise<string | undefined>
}

/** Keeps models in a way of its own, and is asked for them by their names. */
export interface ModelProvider extends ModelStore {
  /** Whether a name is one of its models', there or not. */
  knows(name: string): boolean
  /** What stands behind `models pull`, for people. */
  readonly example: string
  pull(names: readonly string[], context: ProviderContext): Promise<void>
  /** Writes its models below a folder, as others can pull them from. */
  export(dataFolder: string, folder: string): Promise<readonly string[]>
}

/** What a provider pulls with. */
export interface ProviderContext {
  readonly dataFolder: string
  readonly settings: AllSettings
  readonly signal: AbortSignal
  /** `doing` is what is done, for people; bytes. */
  readonly report: (done: number, total: number | undefined, doing: string) => void
  /** What people should know, a sentence at a time. */
  readonly tell: (sentence: string) => void
}
