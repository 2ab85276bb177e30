import type { ImportProgress } from '../../../kernel/wire/interface/content.ts'

export interface ReportedWork {
  readonly report: (progress: ImportProgress) => void
  /** Aborted when nobody asks for more progress. */
  readonly signal: AbortSignal
}

/** Between two reports at most. */
const beatMs = 250

/**
 * The latest report of work that reports by calls, whenever there is a new one, and a few times a second in any case, since the caller may want to
 * stop; in the end the work's result.
 */
export async function* followProgress<Result>(
  work: (reported: ReportedWork) => Promise<Result>,
): AsyncGenerator<ImportProgress, Result> {
  const stop = new AbortController()
  let latest: ImportProgress = { done: 0, total: undefined, unit: 'bytes', summary: 'nothing' }
  let news = Promise.withResolvers<undefined>()
  const report = (progress: ImportProgress) => {
    latest = progress
    news.resolve(undefined)
  }
  const beat = setInterval(() => news.resolve(undefined), beatMs)
  const result = work({ report, signal: stop.signal }).then((value) => ({ value }))
  try {
    for (;;) {
      const done = await Promise.race([result, news.promise])
      if (done) return done.value
      news = Promise.withResolvers()
      yield latest
    }
  } finally {
    clearInterval(beat)
    stop.abort()
    await result.catch(() => {})
  }
}
