/**
 * An upstream that answers at once: a chat of twelve words, whole or in pieces; with `pace` in the model's name a piece every
 * ten milliseconds instead, a hundred of them.
 */
import { createServer, type ServerResponse } from 'node:http'

const words = 'It was a dark night and nobody was out but us.'.split(' ')
const frame = { id: 'chatcmpl-bench', created: 1_700_000_000, model: 'bench', system_fingerprint: null }
const usage = { prompt_tokens: 20, completion_tokens: words.length, total_tokens: 20 + words.length }
const toChunk = (choices: object[], more = {}) =>
  `data: ${JSON.stringify({ ...frame, object: 'chat.completion.chunk', choices, ...more })}\n\n`
const pieces = words.map((word) => toChunk([{ index: 0, delta: { content: `${word} ` }, finish_reason: null }]))
const end = `${toChunk([{ index: 0, delta: {}, finish_reason: 'stop' }])}${toChunk([], { usage })}data: [DONE]\n\n`
const message = { role: 'assistant', content: words.join(' ') }
const choices = [{ index: 0, message, finish_reason: 'stop' }]
const whole = JSON.stringify({ ...frame, object: 'chat.completion', choices, usage })
const models = JSON.stringify({
  object: 'list',
  data: [
    { id: 'bench', object: 'model' },
    { id: 'bench-pace', object: 'model' },
  ],
})
const pacedPieces = 100
const paceMs = 10

createServer((request, response) => {
  if (request.method === 'GET') return send(response, models)
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(parts).toString())
    if (!body.stream) return send(response, whole)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (body.model === 'bench-pace') return pace(response, 0)
    for (const piece of pieces) response.write(piece)
    response.end(end)
  })
}).listen(Number(process.env.PORT), '127.0.0.1')

function send(response: ServerResponse, json: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }).end(json)
}

function pace(response: ServerResponse, count: number): void {
  if (response.destroyed) return
  if (count === pacedPieces) return void response.end(end)
  response.write(pieces[count % pieces.length])
  setTimeout(pace, paceMs, response, count + 1)
}
