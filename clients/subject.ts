/** A foreign client, or the original's own server, that is tried against Mainstay. */
export interface Subject {
  /** The specification's name for the interface, such as `P`. */
  readonly spec: string
  /** Packages of npm with their versions, installed in a folder of their own. */
  readonly packages: readonly string[]
  /** What was tried, with its version, where that is no package of npm. */
  readonly describeVersions?: (folder: string) => readonly string[]
  /** Settings that Mainstay is started with, besides those of every run. */
  readonly settings?: Readonly<Record<string, string>>
  /** What has to be there before Mainstay starts, made in the subject's folder; gives further settings. */
  readonly prepare?: (folder: string) => Promise<Readonly<Record<string, string>>>
  /** What the original does in its place, in a few words. */
  readonly original: string
  readonly run: (place: Place) => Promise<readonly Trial[]>
}

/** Where a subject finds what it needs. */
export interface Place {
  /** The folder with its packages, under `node_modules`. */
  readonly folder: string
  readonly baseUrl: string
  readonly key: string
  /** Runs a command of `mainstay`, such as an import, on the content of the Mainstay that is tried. */
  readonly runCommand: (...words: readonly string[]) => void
}

/** One call, and what was wrong with it; passed when nothing is. */
export interface Trial {
  readonly call: string
  readonly difference?: string | undefined
}
