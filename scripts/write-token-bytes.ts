/**
 * Writes what the tokens of cl100k_base stand for, from npm's gpt-tokenizer (MIT), whose tables are those of OpenAI's tiktoken (MIT):
 * `node scripts/write-token-bytes.ts`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import ranks from 'gpt-tokenizer/bpeRanks/cl100k_base'

const tokens = ranks.map((token) => (typeof token === 'string' ? Buffer.from(token) : Buffer.from(token)))
const longest = Math.max(...tokens.map(({ length }) => length))
if (longest > 255) throw new Error(`A token has ${longest} bytes, and a byte says how many.`)
const lengths = Buffer.from(tokens.map(({ length }) => length))
const count = Buffer.alloc(4)
count.writeUInt32LE(tokens.length)
const packed = brotliCompressSync(Buffer.concat([count, lengths, ...tokens]), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
writeFileSync(join(import.meta.dirname, '../src/interfaces/embeddings/wire/cl100k-base.bin.br'), packed)
console.log(`${tokens.length} tokens, ${packed.length} bytes`)
