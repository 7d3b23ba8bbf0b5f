import { pino, type DestinationStream, type Logger } from 'pino'
import { describeError } from './error-for-log.ts'

export type Log = Logger

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** What must never be read in a log, wherever an object carries it up to two levels deep. */
const personal = [
  'email',
  'phone',
  'phoneNumber',
  'to',
  'name',
  'fullName',
  'firstName',
  'lastName',
  'address',
  'message',
]
const secret = ['password', 'secret', 'token', 'cookie', 'authorization', 'set-cookie', 'apiKey', 'appSecret']
const hidden = [...personal.filter((key) => key !== 'message' && key !== 'name'), ...secret].flatMap((key) => [
  `["${key}"]`,
  `*["${key}"]`,
  `*.*["${key}"]`,
])

/** JSON lines on standard output (or `destination`), with people's data and secrets blotted out. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    redact: { paths: hidden, censor: '[hidden]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
