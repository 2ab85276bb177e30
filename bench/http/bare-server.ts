/** The peer: node:http sending the same bytes with the same entity headers, and nothing else, the faster way for their size. */
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'

const [path = ''] = process.argv.slice(2)
const bodies: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'))
const largeText = 4096
const prepared = new Map(
  Object.entries(bodies).map(([url, body]) => [url, body.length < largeText ? body : Buffer.from(body)]),
)

createServer((request, response) => {
  const body = prepared.get(request.url ?? '')
  if (!body) return void response.writeHead(404).end()
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
