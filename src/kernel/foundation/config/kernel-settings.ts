import { Type, type Static } from 'typebox'
import { type Environment, readSettings } from './read-settings.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'

/** The settings of the server itself; each slice adds its own. */
export const kernelSettings = Type.Object({
  HOST: Type.String({ default: '127.0.0.1', description: 'The address to listen on.' }),
  PORT: Type.Integer({
    default: 8022,
    minimum: 0,
    maximum: 65535,
    description: 'The port to listen on; 0 takes a free one.',
  }),
  MAINSTAY_DATA: Type.String({ default: './data', description: 'The folder that holds the embedded database.' }),
  MAINSTAY_SETTINGS: Type.Optional(
    Type.String({
      description: 'A file of settings, NAME=value lines; mainstay.env in the data folder is read unless it is given.',
    }),
  ),
  MAINSTAY_DOMAIN: Type.String({
    default: 'localhost',
    description: 'Each interface also answers at the root of a host below this domain, such as geo.localhost.',
  }),
  MAINSTAY_ALLOWED_HOSTS: Type.String({
    default: '',
    description:
      'Names by commas that the server answers to, besides addresses, localhost, HOST and MAINSTAY_DOMAIN: example.com, .example.com for all below it, * for any.',
  }),
  MAINSTAY_CORS_ORIGINS: Type.String({
    default: '',
    description:
      'Origins by commas, such as https://app.example.com, whose pages may call every interface; * for all. Otherwise only those interfaces whose originals let any page.',
  }),
  DATABASE_URL: Type.Optional(
    Type.String({ writeOnly: true, description: 'postgres://… to keep everything in PostgreSQL instead.' }),
  ),
  DATABASE_POOL_SIZE: Type.Integer({
    default: 10,
    minimum: 1,
    maximum: 1000,
    description: 'The most connections to PostgreSQL that one replica holds.',
  }),
  REDIS_URL: Type.Optional(
    Type.String({ writeOnly: true, description: 'redis://… to share rate limits among several replicas.' }),
  ),
  MAINSTAY_DEV_KEY: Type.Optional(
    Type.String({
      minLength: 8,
      writeOnly: true,
      description: 'One key that every interface accepts, for development.',
    }),
  ),
  MAINSTAY_ALLOW_DEV_KEY: Type.Boolean({
    default: false,
    description: 'Accept the development key although HOST is not a loopback address.',
  }),
  MAINSTAY_REQUIRE_KEY: Type.Boolean({
    default: false,
    description: 'Ask for a key on the interfaces that need none, too.',
  }),
  MAINSTAY_MAX_BODY_BYTES: Type.Integer({
    default: 10 * 1024 * 1024,
    minimum: 1024,
    description: 'The largest request body, after inflating; some operations take less.',
  }),
  MAINSTAY_DRAIN_SECONDS: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 3600,
      description:
        'How long to serve on after SIGTERM, while /readyz turns callers away; 5 unless HOST is a loopback address, there 0.',
    }),
  ),
  MAINSTAY_MAX_BODY_BYTES_IN_FLIGHT: Type.Integer({
    default: 128 * 1024 * 1024,
    minimum: 1024 * 1024,
    description:
      'What the bodies of all requests under way may hold together, inflated ones and those on ports of other wires too.',
  }),
  MAINSTAY_BODY_SECONDS: Type.Number({
    default: 30,
    minimum: 0.1,
    description: 'Until a body must be whole; each 256 KiB of it add a second.',
  }),
  MAINSTAY_STREAM_IDLE_SECONDS: Type.Number({
    default: 60,
    minimum: 0.1,
    description: 'After which a streamed answer of which the caller takes nothing is cut off.',
  }),
  MAINSTAY_SAMPLES: Type.Boolean({
    default: true,
    description: 'Add sample content to every interface that keeps some, once, at its first start.',
  }),
  MAINSTAY_ACCESS_LOG: Type.Number({
    default: 0,
    minimum: 0,
    maximum: 1,
    description: 'Of all calls the share that gets a line in the log: 0 none, 0.01 one in a hundred, 1 all.',
  }),
  MAINSTAY_SLOW_CALL_MS: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Milliseconds from which on a call gets a line in the log by all means.' }),
  ),
  MAINSTAY_FAULTS: Type.Boolean({
    default: false,
    description:
      'Let owners make calls fail on purpose (PUT /faults/INTERFACE), for tests of their programs; nothing fails by this alone.',
  }),
  MAINSTAY_METRICS_FOR: Type.String({
    default: 'anyone',
    description:
      'Who may read /metrics: anyone, key (one that opens every interface), or addresses and networks by commas.',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({
      pattern: '^https?://',
      description:
        'A collector of OpenTelemetry, such as http://127.0.0.1:4318, for spans of calls and the figures of /metrics; "mainstay telemetry" installs what sends them.',
    }),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: Type.Optional(
    Type.String({ writeOnly: true, description: 'NAME=value pairs by commas that the collector wants.' }),
  ),
  OTEL_SERVICE_NAME: Type.String({ default: 'mainstay', description: 'What the collector knows this server by.' }),
  OTEL_TRACES_SAMPLER_ARG: Type.Number({
    default: 1,
    minimum: 0,
    maximum: 1,
    description: 'Of calls whose caller did not decide, the share that gets a span.',
  }),
  OTEL_METRIC_EXPORT_INTERVAL: Type.Integer({
    default: 60_000,
    minimum: 100,
    description: 'Milliseconds from one sending of the figures to the next.',
  }),
  MAINSTAY_BACKUP_FOLDER: Type.Optional(
    Type.String({ description: 'Where a backup is written every so many hours; none is, unless this is set.' }),
  ),
  MAINSTAY_BACKUP_HOURS: Type.Number({
    default: 24,
    minimum: 0.1,
    maximum: 8760,
    description: 'Hours between two of them.',
  }),
  MAINSTAY_BACKUP_KEEP: Type.Integer({
    default: 7,
    minimum: 1,
    maximum: 10_000,
    description: 'How many of them are kept.',
  }),
  MAINSTAY_BACKUP_WITH_KEYS: Type.Boolean({
    default: false,
    description: 'Put the settings file and secrets of the server into them, too.',
  }),
  MAINSTAY_ALLOW_PRIVATE_ADDRESSES: Type.Boolean({
    default: false,
    description: 'Fetch from addresses inside this network, too, where somebody names them (feeds).',
  }),
  MAINSTAY_WORKER_THREADS: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 256,
      description: 'Threads for heavy work, of all interfaces together; as many as cores, and at least 2, unless set.',
    }),
  ),
  MAINSTAY_WORKER_PROCESSES: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 256,
      description: 'Child processes in which pictures are unpacked; as many as cores, and at least 2, unless set.',
    }),
  ),
  MAINSTAY_WORKER_PROCESS_MB: Type.Integer({
    default: 768,
    minimum: 128,
    maximum: 65_536,
    description: 'MiB that one of these processes may hold; what needs more is refused.',
  }),
  MAINSTAY_WORKER_MAX_WAIT_MS: Type.Integer({
    default: 1000,
    minimum: 10,
    maximum: 600_000,
    description:
      'Milliseconds that a request may wait for a thread, a process or the event loop before it is refused because this server is busy.',
  }),
  MAINSTAY_WORKER_REST_SECONDS: Type.Integer({
    default: 60,
    minimum: 1,
    maximum: 86_400,
    description: 'Seconds without work after which a thread is ended, and the memory that it holds given back.',
  }),
  MAINSTAY_LOG_LEVEL: Type.Union(
    ['debug', 'info', 'warn', 'error', 'silent'].map((level) => Type.Literal(level)),
    { default: 'info', description: 'debug, info, warn, error or silent.' },
  ),
})

export type KernelSettings = Static<typeof kernelSettings>

export function readKernelSettings(environment: Environment): KernelSettings {
  const settings = readSettings(kernelSettings, environment)
  if (settings.MAINSTAY_DEV_KEY && !isLoopback(settings.HOST) && !settings.MAINSTAY_ALLOW_DEV_KEY) {
    throw new OperatorError(
      `MAINSTAY_DEV_KEY opens every interface, and HOST=${settings.HOST} can be reached from other machines. ` +
        'Unset it and make keys with "mainstay keys add", or set MAINSTAY_ALLOW_DEV_KEY=1 if you mean it.',
    )
  }
  return settings
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
