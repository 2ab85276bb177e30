/** Calls an address again and again until the signal; gives the statuses, 0 where no answer came. */
export async function callUntil(signal: AbortSignal, url: string, options: RequestInit = {}): Promise<number[]> {
  const statuses: number[] = []
  while (!signal.aborted) {
    const response = await fetch(url, options).catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    statuses.push(response?.status ?? 0)
  }
  return statuses
}
