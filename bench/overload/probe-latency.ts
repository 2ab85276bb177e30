/**
 * A worker thread that asks `path` of `port` again and again on one kept-alive socket, so that no work of the thread which
 * sends the attack disturbs the clock. `begin` starts a measurement, `end` is answered with the longest wait since then: as soon
 * as the request under way is answered, or has waited `timeoutMs` more.
 */
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

export interface ProbeTarget {
  readonly port: number
  readonly path: string
  /** The server's process: what it waited for a processor is left out. */
  readonly pid: number
}

export interface Pause {
  /** Milliseconds in which the server did not answer although it had a processor. */
  readonly ownMs: number
  /** For how long the last request had no answer yet when the measurement ended; 0 when it had. */
  readonly silentMs: number
}

const restMs = 1
const { port, path, pid }: ProbeTarget = workerData
const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`
let maxMs = 0
let ending: NodeJS.Timeout | undefined
let sentAt = 0
let waitedAtStart = 0
let missing = 0
let socket: Socket | undefined

parentPort?.on('message', (message: 'begin' | { readonly timeoutMs: number }) => {
  if (message === 'begin') maxMs = 0
  else ending = setTimeout(() => report(measureWait()), message.timeoutMs)
})
open()

function open(): void {
  socket = connect(port, '127.0.0.1', send)
  socket.setNoDelay(true)
  socket.on('data', receive)
  socket.on('error', () => {})
  socket.on('close', () => {
    answerEnd()
    setTimeout(open, 20)
  })
}

function send(): void {
  waitedAtStart = readWaits()
  sentAt = performance.now()
  missing = -1
  socket?.write(request)
}

function receive(data: Buffer): void {
  if (missing < 0) missing = readLength(data)
  missing -= data.length
  if (missing > 0) return
  maxMs = Math.max(maxMs, measureWait())
  answerEnd()
  setTimeout(send, restMs)
}

function measureWait(): number {
  // Less than at the start when the process is gone.
  const waited = Math.max(0, readWaits() - waitedAtStart)
  return Math.max(0, performance.now() - sentAt - waited)
}

/** Bytes of the whole answer, of which this is the first piece: a record of a few hundred, its head always in one. */
function readLength(data: Buffer): number {
  const text = data.toString('latin1')
  const [, length] = /content-length: (\d+)/i.exec(text) ?? []
  return text.indexOf('\r\n\r\n') + 4 + Number(length)
}

function answerEnd(): void {
  if (ending) report(0)
}

function report(silentMs: number): void {
  clearTimeout(ending)
  ending = undefined
  const pause: Pause = { ownMs: Math.max(maxMs, silentMs), silentMs }
  parentPort?.postMessage(pause)
}

/** Milliseconds for which the server's main thread and this one were ready to run and had no processor. */
function readWaits(): number {
  return readWait(`/proc/${pid}/schedstat`) + readWait('/proc/thread-self/schedstat')
}

function readWait(file: string): number {
  try {
    const [, nanoseconds] = readFileSync(file, 'latin1').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    // Gone with its process, or a system without it.
    return 0
  }
}
