import { connect, type Socket } from 'node:net'

/** One request over a socket of its own, written byte by byte as the test wants it. */
export interface RawRequest {
  readonly socket: Socket
  /** All that has come back so far. */
  readonly received: string
  readonly isClosed: boolean
}

/** Opens a connection and writes the head of a request, with such of its body as is given. */
export function openRawRequest(origin: string, head: readonly string[], body: Buffer = Buffer.alloc(0)): RawRequest {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  const state = { socket, received: '', isClosed: false }
  socket.on('data', (piece) => (state.received += piece.toString()))
  socket.on('close', () => (state.isClosed = true))
  socket.on('error', () => {})
  socket.write(Buffer.concat([Buffer.from([...head, '', ''].join('\r\n')), body]))
  return state
}
