import type { CommandOutput } from '../../../kernel/wire/interface/commands/command-context.ts'
import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { formatSummary } from '../import/format-summary.ts'
import { type RefreshedFeeds, refreshFeeds } from '../import/refresh-feeds.ts'

export const refresh = defineCommand({
  name: 'refresh',
  summary:
    'Ask the addresses that timetables came from for newer ones, and make the timetable anew of all that are kept.',
  notes: 'A running server goes on with the new timetable within seconds. Example: mainstay transit refresh',
  options: { json: { summary: 'as JSON' } },
  run: ({ options: { json } }, { output, withPlatform }) =>
    withPlatform(async (platform) => {
      const work = refreshFeeds(platform)
      try {
        for (;;) {
          const { done, value } = await work.next()
          if (done) return json ? reportAsJson(value, output) : reportInWords(value, output)
          output.showProgress(value)
        }
      } finally {
        output.clearProgress()
      }
    }),
})

type Output = Pick<CommandOutput, 'write' | 'writeJson' | 'warn'>

function reportAsJson({ renewed, unchanged, summary }: RefreshedFeeds, output: Output): void {
  const { stations, lines, trips } = summary ?? { stations: 0, lines: 0, trips: 0 }
  output.writeJson({
    renewed,
    unchanged: unchanged.map(({ name, failure }) => ({ name, failure: failure ?? null })),
    timetable: { stations, lines, trips },
  })
}

function reportInWords({ renewed, unchanged, summary }: RefreshedFeeds, output: Output): void {
  for (const { name, failure } of unchanged)
    if (failure !== undefined) output.warn(`${name} stays as it was: ${failure}`)
  for (const name of renewed) output.write(`${name} is new.\n`)
  output.write(summary ? `The timetable is made anew: ${formatSummary(summary)}.\n` : 'There are no timetables.\n')
}
