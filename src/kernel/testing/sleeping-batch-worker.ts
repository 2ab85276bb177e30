import sleep, { type SleepTask } from './sleeping-worker.ts'

/** Does several tasks one after the other and says how many there were. */
export default async function sleepAll(tasks: readonly SleepTask[]): Promise<string[]> {
  const slept: string[] = []
  for (const task of tasks) slept.push(`${await sleep(task)} of ${tasks.length}`)
  return slept
}
