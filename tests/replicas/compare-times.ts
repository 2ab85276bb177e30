/**
 * How many times as long one call takes as another, by their medians over ten turns. Both are made by turns, so that a busy machine
 * slows them alike: a ratio says whether a call waits for something where a time would say how fast the machine is.
 */
export async function compareTimes(call: () => Promise<Response>, other: () => Promise<Response>): Promise<number> {
  const times: [number[], number[]] = [[], []]
  for (let turn = 0; turn < 10; turn++) {
    times[0].push(await measure(call))
    times[1].push(await measure(other))
  }
  return median(times[0]) / median(times[1])
}

async function measure(call: () => Promise<Response>): Promise<number> {
  const begin = performance.now()
  await (await call()).arrayBuffer()
  return performance.now() - begin
}

function median(values: readonly number[]): number {
  return values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0
}
