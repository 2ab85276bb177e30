import { pino, type LogFn, type Logger as PinoLogger } from 'pino'
import { toLoggable } from './to-loggable.ts'

/** The part of a logger that the rest of the code uses: pino's, details first. */
export interface Logger {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** A logger that can add fields to every line, such as the request's id. */
export interface RootLogger extends Logger {
  child(fields: Readonly<Record<string, unknown>>): RootLogger
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** A logger whose level may change while it is used. */
export interface LevelledLogger extends RootLogger {
  level: string
}

/**
 * Structured logs, one JSON object a line. Values under names that hold credentials never reach the output. A line that cannot be
 * written is lost: it must not add a failure to the one that it reports.
 */
export function createLogger(level: string, destination: NodeJS.WritableStream = process.stderr): LevelledLogger {
  const secrets = ['authorization', 'key', 'apikey', 'access_token', 'password', 'cookie']
  return pino(
    {
      level,
      base: null,
      serializers: { err: toLoggable },
      hooks: { logMethod: dropUnwritable },
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    },
    destination,
  )
}

function dropUnwritable(this: PinoLogger, input: Parameters<LogFn>, write: LogFn): void {
  try {
    write.apply(this, input)
  } catch {
    // There is no other place to say it.
  }
}
