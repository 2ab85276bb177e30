/** The groups of commands that slices and capabilities bring: their names without their code, so that help is there at once. */
import type { CommandGroup } from '../kernel/wire/interface/commands/command.ts'

export interface OutlinedGroup extends Pick<CommandGroup, 'name' | 'summary'> {
  load(): Promise<CommandGroup>
}

export const commandGroups: readonly OutlinedGroup[] = [
  {
    name: 'translation',
    summary: 'Get Mozilla’s translation models, list and mirror them; write the memory.',
    load: async () => (await import('../capabilities/translation/commands.ts')).commands,
  },
  {
    name: 'vision',
    summary: 'Make persons and places known to image analysis.',
    load: async () => (await import('./image-analysis/commands.ts')).commands,
  },
  {
    name: 'feeds',
    summary: 'Subscribe to news feeds, list and refresh them.',
    load: async () => (await import('./news-feeds/commands.ts')).commands,
  },
  {
    name: 'transit',
    summary: 'Find journeys and departures in imported timetables, and renew those.',
    load: async () => (await import('./transit-search/commands.ts')).commands,
  },
]
