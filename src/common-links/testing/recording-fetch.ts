/** The platform's `fetch`, which keeps the parameters of every request. */
export function recordingFetch() {
  const requests: Record<string, string>[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    requests.push(Object.fromEntries(new URL(String(input)).searchParams))
    return globalThis.fetch(input, init)
  }
  return { fetch, requests }
}
