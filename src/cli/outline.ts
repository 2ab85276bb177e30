import type { Command } from 'commander'
import { commandGroups } from '../interfaces/command-groups.ts'

/** A command of the first level, whose code is loaded when it is called: all of them together take seconds. */
export interface OutlinedCommand {
  readonly name: string
  readonly summary: string
  /** Whether it has to know all the others in full. */
  readonly needsAll?: boolean
  load(): Promise<(program: Command) => void>
}

const own: readonly OutlinedCommand[] = [
  {
    name: 'serve',
    summary: 'Start every interface and print how to call each.',
    load: async () => (await import('./serve.ts')).addServeCommand,
  },
  {
    name: 'setup',
    summary: 'Get models for what Mainstay is for here, make a key, and show calls to try.',
    load: async () => (await import('./setup.ts')).addSetupCommand,
  },
  {
    name: 'keys',
    summary: 'Make, list, change and revoke API keys.',
    load: async () => (await import('./keys.ts')).addKeysCommand,
  },
  {
    name: 'import',
    summary: 'Take content in from files. The same source twice adds nothing.',
    load: async () => (await import('./import.ts')).addImportCommand,
  },
  {
    name: 'export',
    summary: 'Write all content as JSON Lines; "mainstay import all" reads it back.',
    load: async () => (await import('./export.ts')).addExportCommand,
  },
  {
    name: 'backup',
    summary: 'Write everything that is kept here into one file, while it is served.',
    load: async () => (await import('./backup.ts')).addBackupCommand,
  },
  {
    name: 'restore',
    summary: 'Put a backup in its place again, here or on another machine.',
    load: async () => (await import('./restore.ts')).addRestoreCommand,
  },
  {
    name: 'samples',
    summary: 'Remove the sample content of the first start, or add it again.',
    load: async () => (await import('./samples.ts')).addSamplesCommand,
  },
  {
    name: 'models',
    summary: 'What models are here and can be had, for every purpose; get, choose and check them.',
    load: async () => (await import('./models.ts')).addModelsCommand,
  },
]

const groups = commandGroups.map(({ name, summary, load }): OutlinedCommand => ({
  name,
  summary,
  load: async () => {
    const [{ addCommandGroup }, group] = await Promise.all([import('./add-command-group.ts'), load()])
    return (program) => addCommandGroup(program, group)
  },
}))

/** In the order of the help. */
export const outline: readonly OutlinedCommand[] = [
  ...own,
  ...groups,
  {
    name: 'common-links',
    summary: 'List the titles that two articles of an encyclopedia both link to.',
    load: async () => (await import('./common-links.ts')).addCommonLinksCommand,
  },
  {
    name: 'status',
    summary: 'Show what a running Mainstay serves, with which engines.',
    load: async () => (await import('./status.ts')).addStatusCommand,
  },
  {
    name: 'mcp',
    summary: 'Give the interfaces of a running Mainstay to an assistant as tools (Model Context Protocol).',
    load: async () => (await import('./mcp.ts')).addMcpCommand,
  },
  {
    name: 'telemetry',
    summary:
      'Install what sends spans and figures to a collector of OpenTelemetry, and ask whether the collector answers.',
    load: async () => (await import('./telemetry.ts')).addTelemetryCommand,
  },
  {
    name: 'doctor',
    summary: 'Look for what is wrong or missing here, and say what to do.',
    load: async () => (await import('./doctor.ts')).addDoctorCommand,
  },
  {
    name: 'completion',
    summary: 'Print a script by which a shell completes commands and options.',
    needsAll: true,
    load: async () => (await import('./completion.ts')).addCompletionCommand,
  },
]
