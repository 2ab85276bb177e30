/** A file for `rerank/lexicon.ts` in which each target piece makes the source pieces of its pairs sure. */
export function writeLexicon(targets: number, pairs: readonly (readonly [source: number, target: number])[]): Buffer {
  const byTarget = Array.from({ length: targets }, (_, target) => pairs.filter(([, into]) => into === target))
  const begins = [0]
  for (const each of byTarget) begins.push((begins.at(-1) ?? 0) + each.length)
  const sources = byTarget.flat().map(([source]) => source)
  return Buffer.concat([
    Buffer.from(Uint32Array.of(targets, ...begins).buffer),
    Buffer.from(Uint16Array.from(sources).buffer),
    Buffer.alloc(sources.length),
  ])
}
