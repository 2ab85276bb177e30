import type { Command } from 'commander'
import { AllSettings } from '../kernel/foundation/config/all-settings.ts'
import { installTelemetrySdk } from '../kernel/assembly/telemetry/load-sdk.ts'
import { createCommandOutput } from './command-output.ts'
import { readEnvironment } from './read-environment.ts'
import { listenForStop } from './stop-signal.ts'

export function addTelemetryCommand(program: Command): void {
  program
    .command('telemetry')
    .description(
      'Install what sends spans and figures to a collector of OpenTelemetry, and ask whether the collector answers.',
    )
    .option('--json', 'as JSON')
    .action(prepareTelemetry)
}

async function prepareTelemetry({ json }: { readonly json?: boolean }): Promise<void> {
  const { kernel } = new AllSettings(readEnvironment().environment)
  using stop = listenForStop()
  const installed = await installTelemetrySdk(kernel.MAINSTAY_DATA, stop.signal)
  const collector = await describeCollector(kernel.OTEL_EXPORTER_OTLP_ENDPOINT, stop.signal)
  const output = createCommandOutput()
  if (json) return output.writeJson({ installed, collector })
  const what = installed.length > 0 ? `Installed ${installed.join(', ')}.` : 'The packages of OpenTelemetry are there.'
  output.write(`${what}\n${collector}\n`)
}

/** An empty list of spans is one that a collector takes. */
async function describeCollector(endpoint: string | undefined, signal: AbortSignal): Promise<string> {
  if (endpoint === undefined) return 'Nothing is sent until OTEL_EXPORTER_OTLP_ENDPOINT names a collector.'
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const headers = { 'content-type': 'application/json' }
  const timeout = AbortSignal.any([signal, AbortSignal.timeout(5_000)])
  try {
    const { status } = await fetch(url, { method: 'POST', headers, body: '{"resourceSpans":[]}', signal: timeout })
    return status < 300 ? `The collector at ${endpoint} answers.` : `${url} answers ${status}: is a collector there?`
  } catch {
    return `Nothing answers at ${endpoint}; calls are served all the same.`
  }
}
