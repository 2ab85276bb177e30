import { setTimeout as pause } from 'node:timers/promises'
import type { KernelSettings } from '../../foundation/config/kernel-settings.ts'
import { readList } from '../../foundation/config/read-list.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { FollowCall } from '../../answering/http/access-log.ts'
import { version } from '../../foundation/version.ts'
import type { Logger } from '../../foundation/observability/logger.ts'
import type { Metrics } from '../../foundation/observability/metrics.ts'
import { followInSpans } from './follow-in-spans.ts'
import { loadTelemetrySdk, type TelemetrySdk } from './load-sdk.ts'
import { produceMetrics } from './produce-metrics.ts'
import { logFailedExports } from './log-failed-exports.ts'

/** Sends spans of calls and the figures of `/metrics` to a collector of OpenTelemetry. */
export interface Telemetry {
  readonly followCall: FollowCall
  /** Sends what is left. */
  close(): Promise<void>
}

export interface TelemetryParts {
  readonly settings: KernelSettings
  readonly metrics: Pick<Metrics, 'read'>
  readonly log: Logger
}

/** Milliseconds for which a collector may take to answer, and for which the end of the process waits for it. */
const maxExportMs = 30_000
const maxCloseMs = 1_000

/** Undefined unless the settings name a collector, and where its packages are missing, which the log says. */
export async function startTelemetry(parts: TelemetryParts): Promise<Telemetry | undefined> {
  const { settings, log } = parts
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings
  if (endpoint === undefined) return undefined
  const sdk = await loadTelemetrySdk(settings.MAINSTAY_DATA)
  if (sdk) return start(sdk, parts, endpoint.replace(/\/$/, ''))
  log.warn(
    {},
    'OTEL_EXPORTER_OTLP_ENDPOINT is set, but the packages of OpenTelemetry are not there: "mainstay telemetry" installs them. Nothing is sent.',
  )
  return undefined
}

function start(sdk: TelemetrySdk, parts: TelemetryParts, endpoint: string): Telemetry {
  const { settings } = parts
  const headers = readHeaders(settings.OTEL_EXPORTER_OTLP_HEADERS)
  const resource = sdk.resources.resourceFromAttributes({
    'service.name': settings.OTEL_SERVICE_NAME,
    'service.version': version,
  })
  const tracers = createTracers(sdk, parts, resource, { url: `${endpoint}/v1/traces`, headers })
  const meters = createMeters(sdk, parts, resource, { url: `${endpoint}/v1/metrics`, headers })
  return {
    followCall: followInSpans(sdk, tracers.getTracer('mainstay', version)),
    async close() {
      // A collector that cannot be reached must not delay the shutdown: the exporter logs what it could not send, and that is lost.
      await Promise.race([
        Promise.allSettled([tracers.shutdown(), meters.shutdown()]),
        pause(maxCloseMs, undefined, { ref: false }),
      ])
    },
  }
}

type Resource = ReturnType<TelemetrySdk['resources']['resourceFromAttributes']>

interface Collector {
  readonly url: string
  readonly headers: Record<string, string>
}

function createTracers(
  { sdkTrace, traceExporter }: TelemetrySdk,
  { settings, log }: TelemetryParts,
  resource: Resource,
  collector: Collector,
) {
  const exporter = new traceExporter.OTLPTraceExporter(collector)
  logFailedExports(exporter, log, 'traces')
  return new sdkTrace.TracerProvider({
    resource,
    sampler: new sdkTrace.ParentBasedSampler({
      root: new sdkTrace.TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG),
    }),
    spanProcessors: [new sdkTrace.BatchSpanProcessor({ exporter })],
  })
}

function createMeters(
  sdk: TelemetrySdk,
  { settings, metrics, log }: TelemetryParts,
  resource: Resource,
  collector: Collector,
) {
  const exporter = new sdk.metricExporter.OTLPMetricExporter(collector)
  logFailedExports(exporter, log, 'metrics')
  const interval = settings.OTEL_METRIC_EXPORT_INTERVAL
  return new sdk.sdkMetrics.MeterProvider({
    resource,
    readers: [
      new sdk.sdkMetrics.PeriodicExportingMetricReader({
        exporter,
        exportIntervalMillis: interval,
        exportTimeoutMillis: Math.min(interval, maxExportMs),
        metricProducers: [produceMetrics(sdk, () => metrics.read())],
      }),
    ],
  })
}

/** `NAME=value` pairs by commas, percent-encoded, as OpenTelemetry has them. */
function readHeaders(text = ''): Record<string, string> {
  return Object.fromEntries(
    readList(text).map((pair) => {
      const [name = '', ...value] = pair.split('=')
      if (value.length === 0)
        throw new OperatorError('OTEL_EXPORTER_OTLP_HEADERS is NAME=value pairs by commas, such as x-api-key=secret.')
      return [name.trim(), decodeURIComponent(value.join('=').trim())]
    }),
  )
}
