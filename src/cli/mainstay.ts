import { CommanderError } from 'commander'
import { calledWrongly, createProgram } from './create-program.ts'
import { guardOutput } from './guard-output.ts'
import { reportFailure } from './report-failure.ts'
import { endWhenUncaught } from './uncaught.ts'

const program = await createProgram(process.argv.slice(2))
const output = guardOutput()
endWhenUncaught()
try {
  await program.parseAsync()
} catch (thrown) {
  process.exitCode = exitWith(thrown)
}

/** Commander has already printed its own findings. */
function exitWith(thrown: unknown): number {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : calledWrongly
  if (thrown !== output.failure) reportFailure(thrown)
  return 1
}
