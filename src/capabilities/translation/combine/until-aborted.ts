/** Waits for a promise until the signal aborts, whatever becomes of it then: an engine may hang without a look at its signal. */
export async function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const stop = () => reject(new DOMException('The work was given up.', 'AbortError'))
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
    // Whichever of the two comes later is waited for by nobody.
    promise.catch(() => {})
    aborted.catch(() => {})
  }
}
