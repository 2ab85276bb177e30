/**
 * Settings from files of KEY=value lines, for whoever does not want them in the environment. The environment goes before `.env` of
 * the working folder, and that before the settings file, which is MAINSTAY_SETTINGS or `mainstay.env` in the data folder.
 */
import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { Type } from 'typebox'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { formatSystemError } from '../../../libraries/errors/format-system-error.ts'
import { kernelSettings } from './kernel-settings.ts'
import { type Environment, readSettings } from './read-settings.ts'

/** Of the data folder; what writes settings for a person writes them here. */
export const settingsFileName = 'mainstay.env'

export interface SettingsFile {
  /** As a person would write it from the working folder. */
  readonly path: string
  readonly values: Readonly<Record<string, string>>
  /** Whether other users of the machine can read it. */
  readonly isOpen: boolean
}

export interface ReadEnvironment {
  /** All settings, each from the place that goes first. */
  readonly environment: Environment
  readonly files: readonly SettingsFile[]
}

/** @throws OperatorError when the file that MAINSTAY_SETTINGS names cannot be read. */
export function readSettingsFiles(environment: Environment, workingFolder: string): ReadEnvironment {
  const local = readFile('.env', workingFolder)
  const known = { ...local?.values, ...withoutEmpty(environment) }
  const named = known['MAINSTAY_SETTINGS']?.trim()
  const shared = named ? readNamed(named, workingFolder) : readFromDataFolder(known, workingFolder)
  const files = [local, shared].filter((file) => file !== undefined)
  return { environment: { ...shared?.values, ...known }, files }
}

/** An empty value counts as absent, and a file may have one. */
function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
}

function readNamed(path: string, workingFolder: string): SettingsFile {
  const file = readFile(path, workingFolder)
  if (file) return file
  throw new OperatorError(`MAINSTAY_SETTINGS names ${path}, and there is no such file.`)
}

const dataFolder = Type.Object({ MAINSTAY_DATA: kernelSettings.properties.MAINSTAY_DATA })

/** The file cannot say in which folder it lies. */
function readFromDataFolder(environment: Environment, workingFolder: string): SettingsFile | undefined {
  const { MAINSTAY_DATA: folder } = readSettings(dataFolder, environment)
  const file = readFile(join(folder, settingsFileName), workingFolder)
  if (!file || !Object.hasOwn(file.values, 'MAINSTAY_DATA')) return file
  throw new OperatorError(
    `${file.path} sets MAINSTAY_DATA, but lies in that folder itself: set it in the environment or in .env, or name the file by MAINSTAY_SETTINGS.`,
  )
}

/** Bytes: no settings take more. */
const maxBytes = 1024 * 1024

/** Undefined where there is none; a folder of that name is another program's. */
function readFile(path: string, workingFolder: string): SettingsFile | undefined {
  try {
    const place = resolve(workingFolder, path)
    const found = statSync(place)
    if (found.isDirectory()) return undefined
    if (found.size > maxBytes) throw new OperatorError(`${path} is larger than any file of settings.`)
    const values = toRecord(parseEnv(readFileSync(place, 'utf8').replace(/^\uFEFF/, '')))
    return { path, values, isOpen: process.platform !== 'win32' && (found.mode & othersRead) !== 0 }
  } catch (thrown) {
    if (thrown instanceof OperatorError) throw thrown
    if (isMissing(thrown)) return undefined
    throw new OperatorError(
      `The settings in ${path} cannot be read: ${formatSystemError(thrown) ?? 'nobody knows why'}.`,
      {
        cause: thrown,
      },
    )
  }
}

/** Bits of a file's mode: the group and all others may read it. */
const othersRead = 0o044

function isMissing(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && (thrown.code === 'ENOENT' || thrown.code === 'ENOTDIR')
}

function toRecord(values: NodeJS.Dict<string>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  )
}
