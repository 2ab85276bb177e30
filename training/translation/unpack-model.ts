import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** Where a training goes on from the models that are shipped: their weights, and the vocabularies that belong to them. */
export function unpackModels(models: string, work: string): void {
  mkdirSync(work, { recursive: true })
  for (const direction of ['en-ja', 'ja-en']) {
    const [source = ''] = direction.split('-')
    unpackFile(join(models, direction, 'model.bin.br'), join(work, `${direction}.first.bin`))
    unpackFile(join(models, direction, 'source.spm.br'), join(work, `${source}.spm`))
  }
}

function unpackFile(packed: string, file: string): void {
  writeFileSync(file, brotliDecompressSync(readFileSync(packed)))
}
