import { type ReadEnvironment, readSettingsFiles } from '../kernel/foundation/config/read-settings-files.ts'

/**
 * The settings of this process: what the command line chose, then the environment, then the files of settings.
 *
 * @throws OperatorError when a file of settings cannot be read
 */
export function readEnvironment(chosen: Readonly<Record<string, string>> = {}): ReadEnvironment {
  return readSettingsFiles({ ...process.env, ...chosen }, process.cwd())
}

/** Where the Mainstay of this machine answers, by its settings. */
export function readOwnAddress(): string {
  return `http://127.0.0.1:${readEnvironment().environment['PORT'] ?? 8022}`
}
