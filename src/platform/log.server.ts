import { pino, type DestinationStream, type Logger } from 'pino'
import { redact, describeError } from './redact.ts'

export type Log = Logger

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** JSON lines on standard output (or `destination`), with people's data and secrets redacted out. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }), log: redact },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}
