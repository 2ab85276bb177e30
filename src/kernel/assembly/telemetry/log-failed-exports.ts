import type { ExportResult } from '@opentelemetry/core'
import type { Logger } from '../../foundation/observability/logger.ts'

interface Exporter<Batch> {
  export(batch: Batch, done: (result: ExportResult) => void): void
}

/** Logs once when a collector is lost, and once when it is back: the SDK itself logs neither. */
export function logFailedExports<Batch>(exporter: Exporter<Batch>, log: Logger, what: string): void {
  const send = exporter.export.bind(exporter)
  let isAway = false
  exporter.export = (batch, done) =>
    send(batch, (result) => {
      const failed = result.error !== undefined
      if (failed && !isAway)
        log.warn({ reason: result.error?.message }, `The collector takes no ${what}; they are lost.`)
      if (!failed && isAway) log.info({}, `The collector takes ${what} again.`)
      isAway = failed
      done(result)
    })
}
