/** A peer: passes chat requests on to `UPSTREAM` with node:http and undici, reading nothing of them and checking nothing. */
import { createServer } from 'node:http'
import { Pool } from 'undici'

const pool = new Pool(process.env.UPSTREAM ?? '')

createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const { method = 'GET', url: path = '/' } = request
    const body = parts.length > 0 ? Buffer.concat(parts) : null
    pool.dispatch(
      { method: method === 'POST' ? 'POST' : 'GET', path, headers: { 'content-type': 'application/json' }, body },
      {
        onRequestStart() {},
        onResponseStart: (_controller, status, headers) => void response.writeHead(status, headers),
        onResponseData: (_controller, piece) => void response.write(piece),
        onResponseEnd: () => void response.end(),
        onResponseError: () => void response.destroy(),
      },
    )
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
