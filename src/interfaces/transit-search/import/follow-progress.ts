import type { ImportProgress } from '../../../kernel/content/content.ts'

export interface ReportedWork {
  readonly report: (progress: ImportProgress) => void
  /** Aborted when nobody asks for more progress. */
  readonly signal: AbortSignal
}

/** The latest report of work that reports by calls, whenever there is a new one; in the end its result. */
export async function* followProgress<Result>(
  work: (reported: ReportedWork) => Promise<Result>,
): AsyncGenerator<ImportProgress, Result> {
  const stop = new AbortController()
  let latest: ImportProgress | undefined
  let news = Promise.withResolvers<undefined>()
  const report = (progress: ImportProgress) => {
    latest = progress
    news.resolve(undefined)
  }
  const result = work({ report, signal: stop.signal }).then((value) => ({ value }))
  try {
    for (;;) {
      const done = await Promise.race([result, news.promise])
      if (done) return done.value
      news = Promise.withResolvers()
      if (latest) yield latest
    }
  } finally {
    stop.abort()
    await result.catch(() => {})
  }
}
