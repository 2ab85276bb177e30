import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { formatSummary } from '../import/format-summary.ts'
import { type RefreshedFeeds, refreshFeeds } from '../import/refresh-feeds.ts'

export const refresh = defineCommand({
  name: 'refresh',
  summary:
    'Ask the addresses that timetables came from for newer ones, and make the timetable anew of all that are kept.',
  notes: 'A running server goes on with the new timetable within seconds. Example: mainstay transit refresh',
  run: (_, { output, withPlatform }) =>
    withPlatform(async (platform) => {
      const work = refreshFeeds(platform)
      try {
        for (;;) {
          const { done, value } = await work.next()
          if (done) return tell(value, output)
          output.showProgress(value)
        }
      } finally {
        output.clearProgress()
      }
    }),
})

interface Output {
  write(text: string): void
  warn(sentence: string): void
}

function tell({ renewed, unchanged, summary }: RefreshedFeeds, output: Output): void {
  for (const { name, failure } of unchanged)
    if (failure !== undefined) output.warn(`${name} stays as it was: ${failure}`)
  for (const name of renewed) output.write(`${name} is new.\n`)
  output.write(summary ? `The timetable is made anew: ${formatSummary(summary)}.\n` : 'There are no timetables.\n')
}
