import type * as server from '@modelcontextprotocol/server'
import type * as stdio from '@modelcontextprotocol/server/stdio'
import { OperatorError } from '../../libraries/errors/operator-error.ts'
import { findMissingPackages, installPackages } from '../../libraries/packages/install-packages.ts'
import { importPackage, packagesFolderOf } from '../../libraries/packages/packages-folder.ts'

export type Sdk = typeof server
export type StdioSdk = typeof stdio

const packageName = '@modelcontextprotocol/server'
const wanted = [{ name: packageName, version: '2.4.0' }]

/** Installs the SDK into the data folder where it is not there yet: 17 MB that only those need who use this command. */
export async function installSdk(dataFolder: string, signal: AbortSignal): Promise<void> {
  const folder = packagesFolderOf(dataFolder)
  const missing = findMissingPackages(wanted, folder)
  if (missing.length === 0) return
  // Standard output belongs to the protocol.
  process.stderr.write(`Installing ${packageName}, once.\n`)
  await installPackages(missing, folder, signal)
}

/** @throws OperatorError where it is not installed */
export async function loadSdk(dataFolder: string): Promise<Sdk> {
  const loaded = await importPackage(packageName, packagesFolderOf(dataFolder))
  if (isSdk(loaded)) return loaded
  throw missing()
}

/** @throws OperatorError where it is not installed */
export async function loadStdio(dataFolder: string): Promise<StdioSdk> {
  const loaded = await importPackage(`${packageName}/stdio`, packagesFolderOf(dataFolder))
  if (isStdio(loaded)) return loaded
  throw missing()
}

function missing(): OperatorError {
  return new OperatorError(`This command needs a package more: "npm install ${packageName}".`)
}

function isSdk(loaded: unknown): loaded is Sdk {
  return typeof loaded === 'object' && loaded !== null && 'McpServer' in loaded
}

function isStdio(loaded: unknown): loaded is StdioSdk {
  return typeof loaded === 'object' && loaded !== null && 'serveStdio' in loaded
}
