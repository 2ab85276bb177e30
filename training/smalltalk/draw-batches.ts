import type { Utterances } from './list-pairs.ts'

/** Utterances with something before them, in batches whose utterances are by one speaker: that somebody's way of speaking tells nothing then. */
export function drawBatches({ before, speakers }: Utterances, size: number, random: () => number): Int32Array[] {
  const bySpeaker = new Map<number, number[]>()
  speakers.forEach((speaker, at) => {
    if ((before[at] ?? 0) === 0) return
    const own = bySpeaker.get(speaker)
    if (own) own.push(at)
    else bySpeaker.set(speaker, [at])
  })
  const batches = [...bySpeaker.values()].flatMap((own) => {
    shuffle(own, random)
    const count = Math.floor(own.length / size)
    return Array.from({ length: count }, (_, index) => Int32Array.from(own.slice(index * size, (index + 1) * size)))
  })
  shuffle(batches, random)
  return batches
}

function shuffle<T>(values: T[], random: () => number): void {
  for (let at = values.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [values[at], values[other]]
    if (one === undefined || two === undefined) continue
    values[at] = two
    values[other] = one
  }
}
