import type { Command } from 'commander'
import { AllSettings } from '../kernel/foundation/config/all-settings.ts'
import type { ReadEnvironment } from '../kernel/foundation/config/read-settings-files.ts'
import { OperatorError } from '../libraries/errors/operator-error.ts'
import { checkDataFolder } from './doctor/check-data-folder.ts'
import { checkMemory, checkVersions } from './doctor/check-machine.ts'
import { checkModels } from './doctor/check-models.ts'
import { checkOriginals } from './doctor/check-originals.ts'
import { checkServer } from './doctor/check-server.ts'
import { checkSettings } from './doctor/check-settings.ts'
import { fault, type Finding } from './doctor/finding.ts'
import { readEnvironment } from './read-environment.ts'
import { writeTable } from './table.ts'

export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('Look for what is wrong or missing here, and say what to do.')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      '\nChanges nothing. Exit code 1 when something keeps Mainstay, or a part of it, from working.',
    )
    .action(examine)
}

async function examine({ json }: { json?: boolean }): Promise<void> {
  const findings = await findAll(readEnvironment())
  if (json) process.stdout.write(`${JSON.stringify(findings, undefined, 2)}\n`)
  else process.stdout.write(writeFindings(findings))
  if (findings.some(({ state }) => state === 'fault')) process.exitCode = 1
}

async function findAll(read: ReadEnvironment): Promise<readonly Finding[]> {
  const beside = [checkVersions(), checkMemory()]
  let settings: AllSettings
  try {
    settings = new AllSettings(read.environment)
  } catch (thrown) {
    if (thrown instanceof OperatorError) return [...beside, fault('settings', thrown.message)]
    throw thrown
  }
  const { MAINSTAY_DATA: dataFolder } = settings.kernel
  const [folder, server, models, originals] = await Promise.all([
    checkDataFolder(dataFolder),
    checkServer(settings),
    checkModels(dataFolder),
    checkOriginals(read),
  ])
  return [...beside, ...checkSettings(settings, read), ...folder, ...server, ...models, ...originals]
}

const marks: Readonly<Record<Finding['state'], string>> = { good: 'ok', notice: 'note', fault: 'FAULT' }

function writeFindings(findings: readonly Finding[]): string {
  const rows = findings.map(({ about, state, says }) => [marks[state], about, says])
  const faults = findings.filter(({ state }) => state === 'fault').length
  const end = faults === 0 ? 'Nothing keeps Mainstay from working.' : `${faults} to mend.`
  return `${writeTable(['', 'about', ''], rows)}\n${end}\n`
}
