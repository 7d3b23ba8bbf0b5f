import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Settings } from '../settings.server.ts'
import { writeWhole } from '../write-whole.server.ts'
import type { RenderedMail } from './mail.ts'

/** A mail that is ready to leave. */
export type OutgoingMail = RenderedMail & {
  readonly id: string
  readonly to: string
  readonly template: string
  readonly createdAt: Date
}

/** Where letters go: a mail server, or a folder. */
export type Delivery = {
  /** Settles once a letter was accepted; rejects when it was refused, and when `signal` ends the try. */
  send(letter: OutgoingMail, signal?: AbortSignal): Promise<void>
  /** Rejects while letters can't be handed over at all: the mail server is away, or doesn't let us in. */
  check(): Promise<void>
  close(): void
}

/** How many letters go at once. */
export const lanes = 10

/** A try that takes longer is ended, however often the server speaks. */
export const attemptMs = 15 * 60_000

/** RFC 5321, 4.5.3.2: ten minutes for the answer to a message, which may be accepted when they end; five or less before. */
const patience = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 30_000, socketTimeout: 600_000 }

/** A letter is tried again by its row alone: what the server may have accepted is never sent from here a second time. */
const pool = { pool: true, maxConnections: lanes, maxRequeues: 0, idleTimeout: 5_000 } as const

/** Where mails are kept as files. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}

/** By SMTP_URL, or into DATA_DIR/outbox without one. */
export function createDelivery(settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Delivery {
  const { smtpUrl, mailFrom, dataDir } = settings
  return smtpUrl ? bySmtp(smtpUrl, mailFrom) : intoFolder(outboxFolder(dataDir), mailFrom)
}

function bySmtp(url: string, from: string): Delivery {
  const transport = createTransport({ ...pool, ...patience, url })
  return {
    async send(letter, signal) {
      await transport.sendMail({ ...message(letter, from), signal })
    },
    async check() {
      await transport.verify()
    },
    close: () => transport.close({ force: true }),
  }
}

function intoFolder(folder: string, from: string): Delivery {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(letter) {
      const { message: bytes } = await transport.sendMail(message(letter, from))
      if (!Buffer.isBuffer(bytes)) throw new Error('A mail was not composed')
      writeWhole(join(folder, mailFileName(letter)), bytes)
    },
    check: () => Promise.resolve(),
    close() {},
  }
}

/** `2026-03-05T09-00-00.000Z-order-received-1f0c9a52.eml`: in the order of time, the same when written again. */
export function mailFileName({ createdAt, template, id }: Pick<OutgoingMail, 'createdAt' | 'template' | 'id'>): string {
  const time = createdAt.toISOString().replaceAll(':', '-')
  return `${time}-${template.replaceAll(/[^\w-]+/g, '-')}-${id.slice(0, 8)}.eml`
}

/** Its Message-ID is the mail's own: whoever gets a letter twice can tell. */
function message(letter: OutgoingMail, from: string): SendMailOptions {
  const domain = from.replace(/>$/, '').split('@').at(-1)
  return {
    from,
    to: { name: '', address: letter.to },
    replyTo: letter.replyTo,
    // Readers would decode what a person typed as if it were an encoded word of ours.
    subject: letter.subject.replaceAll(/[\r\n]+/g, ' ').replaceAll('=?', '= ?'),
    html: letter.html,
    text: letter.text,
    date: letter.createdAt,
    messageId: `<${letter.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: letter.attachments?.map(({ filename, content, contentType, cid }) => ({
      ...(cid && { cid, contentDisposition: 'inline' as const }),
      filename: filename.replaceAll(/[\r\n]+/g, ' '),
      content: typeof content === 'string' ? content : Buffer.from(content),
      contentType,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
