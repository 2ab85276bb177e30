import type * as api from '@opentelemetry/api'
import type * as core from '@opentelemetry/core'
import type * as metricExporter from '@opentelemetry/exporter-metrics-otlp-http'
import type * as traceExporter from '@opentelemetry/exporter-trace-otlp-http'
import type * as resources from '@opentelemetry/resources'
import type * as sdkMetrics from '@opentelemetry/sdk-metrics'
import type * as sdkTrace from '@opentelemetry/sdk-trace'
import { findMissingPackages, installPackages } from '../../../libraries/packages/install-packages.ts'
import { importPackage, packagesFolderOf } from '../../../libraries/packages/packages-folder.ts'

/** OpenTelemetry's own packages: 20 MB that only those need who send what they find to a collector. */
const wanted = [
  { name: '@opentelemetry/api', version: '1.10.0' },
  { name: '@opentelemetry/core', version: '3.1.0' },
  { name: '@opentelemetry/exporter-metrics-otlp-http', version: '0.301.0' },
  { name: '@opentelemetry/exporter-trace-otlp-http', version: '0.301.0' },
  { name: '@opentelemetry/resources', version: '3.1.0' },
  { name: '@opentelemetry/sdk-metrics', version: '3.1.0' },
  { name: '@opentelemetry/sdk-trace', version: '3.1.0' },
]

export interface TelemetrySdk {
  readonly api: typeof api
  readonly core: typeof core
  readonly metricExporter: typeof metricExporter
  readonly traceExporter: typeof traceExporter
  readonly resources: typeof resources
  readonly sdkMetrics: typeof sdkMetrics
  readonly sdkTrace: typeof sdkTrace
}

/** Installs what is not there yet into the data folder, and gives the names of what it installed. */
export async function installTelemetrySdk(dataFolder: string, signal: AbortSignal): Promise<readonly string[]> {
  const folder = packagesFolderOf(dataFolder)
  const missing = findMissingPackages(wanted, folder)
  if (missing.length > 0) await installPackages(missing, folder, signal)
  return missing.map(({ name }) => name)
}

/** Undefined where a package is missing. */
export async function loadTelemetrySdk(dataFolder: string): Promise<TelemetrySdk | undefined> {
  const folder = packagesFolderOf(dataFolder)
  const [first, second, third, fourth, fifth, sixth, seventh] = await Promise.all(
    wanted.map(({ name }) => importPackage(name, folder)),
  )
  const loaded = {
    api: first,
    core: second,
    metricExporter: third,
    traceExporter: fourth,
    resources: fifth,
    sdkMetrics: sixth,
    sdkTrace: seventh,
  }
  return isWhole(loaded) ? loaded : undefined
}

/** By one word of each: an older release has others. */
function isWhole(loaded: Readonly<Record<keyof TelemetrySdk, unknown>>): loaded is TelemetrySdk {
  return (
    isObject(loaded.api) &&
    'trace' in loaded.api &&
    isObject(loaded.core) &&
    'W3CTraceContextPropagator' in loaded.core &&
    isObject(loaded.metricExporter) &&
    'OTLPMetricExporter' in loaded.metricExporter &&
    isObject(loaded.traceExporter) &&
    'OTLPTraceExporter' in loaded.traceExporter &&
    isObject(loaded.resources) &&
    'resourceFromAttributes' in loaded.resources &&
    isObject(loaded.sdkMetrics) &&
    'PeriodicExportingMetricReader' in loaded.sdkMetrics &&
    isObject(loaded.sdkTrace) &&
    'TracerProvider' in loaded.sdkTrace
  )
}

function isObject(loaded: unknown): loaded is object {
  return typeof loaded === 'object' && loaded !== null
}
