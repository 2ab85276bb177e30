/** Reads a file with saxes, doing nothing with what it finds, and prints its rate: `node read-with-saxes.ts FILE`. */
import { createReadStream } from 'node:fs'
import { SaxesParser } from 'saxes'

const [path = ''] = process.argv.slice(2)
const start = performance.now()
const parser = new SaxesParser()
const decoder = new TextDecoder()
let [bytes, characters] = [0, 0]
parser.on('text', (text) => (characters += text.length))
for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
  bytes += chunk.length
  parser.write(decoder.decode(chunk, { stream: true }))
}
parser.close()
console.log(JSON.stringify({ megabytesPerSecond: bytes / 1e6 / ((performance.now() - start) / 1_000), characters }))
