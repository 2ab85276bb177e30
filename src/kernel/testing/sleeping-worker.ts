import { setTimeout as sleepOn } from 'node:timers/promises'

export interface SleepTask {
  readonly ms: number
  /** Fails with this message. */
  readonly fail?: string
  /** Ends its thread instead, with this code. */
  readonly exit?: number
  /** Takes memory until there is none. */
  readonly fill?: boolean
  /** Takes so many MiB outside of the heap, as native code does, and then sleeps without blocking. */
  readonly hold?: number
  /** Throws this outside of the task, a turn later. */
  readonly throwLater?: string
  /** Throws `undefined`. */
  readonly throwNothing?: true
  /** Gives what cannot be sent out of a thread. */
  readonly giveFunction?: true
  /** Cannot be sent to a thread. */
  readonly unsendable?: () => void
}

/** Blocks its worker for the time that it is given, as real work does. */
export default async function sleep(task: SleepTask): Promise<unknown> {
  const { ms, fail, exit, fill, throwLater } = task
  if (fail) throw new Error(fail)
  if (task.throwNothing) throw undefined
  if (task.giveFunction) return () => {}
  if (exit !== undefined) process.exit(exit)
  if (throwLater) return throwFromTimer(throwLater)
  if (fill) fillMemory()
  if (task.hold) return holdMemory(task.hold, ms)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  return `slept ${ms}`
}

function throwFromTimer(message: string): Promise<string> {
  return new Promise(() => {
    setTimeout(() => {
      throw new Error(message)
    }, 1)
  })
}

async function holdMemory(mebibytes: number, ms: number): Promise<string> {
  const kept: Buffer[] = []
  for (; kept.length < mebibytes; await sleepOn(1)) kept.push(Buffer.alloc(2 ** 20, 1))
  await sleepOn(ms)
  return `held ${kept.length}`
}

function fillMemory(): void {
  const kept: number[][] = []
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index + kept.length))
}
