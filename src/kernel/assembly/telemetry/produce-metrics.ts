import type { HrTime } from '@opentelemetry/api'
import type { MetricData, MetricProducer } from '@opentelemetry/sdk-metrics'
import type { MetricFigure } from '../../foundation/observability/metric-figures.ts'
import type { TelemetrySdk } from './load-sdk.ts'

const scope = { name: 'mainstay' }

/** The figures of `/metrics` for a reader of OpenTelemetry, under the same names. */
export function produceMetrics(sdk: TelemetrySdk, read: () => Promise<readonly MetricFigure[]>): MetricProducer {
  const { core, resources } = sdk
  const startTime = core.hrTime()
  return {
    async collect() {
      const figures = await read()
      const times = { startTime, endTime: core.hrTime() }
      const metrics = figures.map((figure) => toMetricData(sdk, figure, times))
      return {
        resourceMetrics: { resource: resources.emptyResource(), scopeMetrics: [{ scope, metrics }] },
        errors: [],
      }
    },
  }
}

interface Times {
  readonly startTime: HrTime
  readonly endTime: HrTime
}

function toMetricData({ api, sdkMetrics }: TelemetrySdk, figure: MetricFigure, times: Times): MetricData {
  const { AggregationTemporality, DataPointType } = sdkMetrics
  const unit =
    /_(seconds|bytes)(?:_total)?$/.exec(figure.name)?.[1] === 'bytes' ? 'By' : /_seconds/.test(figure.name) ? 's' : ''
  const descriptor = { name: figure.name, description: figure.help, unit, valueType: api.ValueType.DOUBLE }
  const common = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE }
  if (figure.kind === 'histogram') {
    const boundaries = [...figure.bounds]
    const dataPoints = figure.points.map(({ labels, counts, sum }) => {
      const count = counts.reduce((all, each) => all + each, 0)
      return { ...times, attributes: labels, value: { buckets: { boundaries, counts: [...counts] }, sum, count } }
    })
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints }
  }
  const dataPoints = figure.points.map(({ labels, value }) => ({ ...times, attributes: labels, value }))
  return figure.kind === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints }
}
