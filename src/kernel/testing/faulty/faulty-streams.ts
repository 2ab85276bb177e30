import { setTimeout as sleep } from 'node:timers/promises'
import { EventStream } from '../../wire/interface/answer.ts'
import { makeCircle, refuse, thrownValues } from './thrown-values.ts'

/** Streams that fail at some stage, by name; and `none`, which does not. */
export const faultyStreams: Readonly<Record<string, () => EventStream<unknown>>> = {
  none: () => new EventStream(give({ n: 0 }, { n: 1 }), { last: '[DONE]' }),
  'throws at the first event': () => new EventStream(failing()),
  'throws at the second event': () => new EventStream(failing({ n: 0 })),
  'throws undefined at the second event': () => new EventStream(failingBy('undefined', { n: 0 })),
  'throws a proxy at the second event': () => new EventStream(failingBy('a proxy that refuses everything', { n: 0 })),
  'throws before it gives a promise': () => new EventStream(new Impatient()),
  'is no iterable': () => Reflect.construct(EventStream, [{}]),
  'has a bigint for its first event': () => new EventStream(give(7n)),
  'has a bigint for its second event': () => new EventStream(give({ n: 0 }, 7n)),
  'has a circle for its second event': () => new EventStream(give({ n: 0 }, makeCircle())),
  'has an event whose toJSON throws': () => new EventStream(give({ n: 0 }, { toJSON: refuse })),
  'throws when it is closed': () => new EventStream(endless(refuse)),
  'rejects when it is closed': () => new EventStream(endless(() => Promise.reject(new Error('still open')))),
  'does not end': () => new EventStream(endless(() => {})),
}

async function* give(...events: readonly unknown[]) {
  yield* events
}

function failing(...events: readonly unknown[]) {
  return failingBy('an error', ...events)
}

async function* failingBy(name: string, ...events: readonly unknown[]) {
  yield* events
  throw thrownValues[name]?.()
}

async function* endless(close: () => unknown) {
  try {
    for (let n = 0; ; n++) {
      yield { n }
      await sleep(5)
    }
  } finally {
    await close()
  }
}

/** An iterator whose second step throws instead of giving a promise. */
class Impatient implements AsyncIterableIterator<unknown> {
  #steps = 0

  next(): Promise<IteratorResult<unknown>> {
    this.#steps += 1
    if (this.#steps > 1) throw new Error('the secret inside')
    return Promise.resolve({ done: false, value: { n: 0 } })
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}
