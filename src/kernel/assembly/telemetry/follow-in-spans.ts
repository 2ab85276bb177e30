import type { Tracer } from '@opentelemetry/api'
import { anonymous } from '../../wire/interface/caller.ts'
import type { FollowCall } from '../../answering/http/access-log.ts'
import type { TelemetrySdk } from './load-sdk.ts'

/**
 * A span for each call, below that of the caller who sends `traceparent` (W3C Trace Context). The path is the route's, without what the caller put
 * there: addresses and texts are in none.
 */
export function followInSpans({ api, core }: TelemetrySdk, tracer: Tracer): FollowCall {
  const propagator = new core.W3CTraceContextPropagator()
  return ({ headers, method, id, routeOptions }, reply, operation) => {
    const parent = propagator.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter)
    const route = routeOptions.url ?? ''
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'mainstay.interface': operation.interface,
      'mainstay.operation': operation.operation,
      'mainstay.request_id': id,
    }
    const span = tracer.startSpan(`${method} ${route}`, { kind: api.SpanKind.SERVER, attributes }, parent)
    const { raw } = reply
    const followed = { caller: anonymous }
    raw.once('close', () => {
      const { statusCode } = raw
      const engine = reply.getHeader('x-mainstay-engine')
      span.setAttributes({
        'http.response.status_code': statusCode,
        'mainstay.caller': followed.caller.id,
        ...(typeof engine === 'string' && { 'mainstay.engine': engine }),
        ...(!raw.writableFinished && { 'mainstay.left': true }),
      })
      if (statusCode >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
      span.end()
    })
    return followed
  }
}
