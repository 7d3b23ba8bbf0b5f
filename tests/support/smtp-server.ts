import { createServer, type AddressInfo, type Socket } from 'node:net'

export type ReceivedMail = { readonly recipients: readonly string[]; readonly source: string }

/**
 * Answers RCPT TO and a message; anything but a 2xx or 3xx refuses. A function answers each message when it likes; null drops
 * the connection after the final dot.
 */
export type SmtpAnswers = { rcpt: string; data: string | ((mail: ReceivedMail) => Promise<string | null>) }

export type SmtpServer = {
  readonly url: string
  /** What was accepted. */
  readonly received: readonly ReceivedMail[]
  /** Settles with the `count`th mail received. */
  arrival(count: number): Promise<ReceivedMail>
  readonly answers: SmtpAnswers
  close(): Promise<void>
}

/** The little of SMTP that a sender needs, on a loopback port (any by itself), keeping what arrives. */
export async function startSmtpServer(port = 0): Promise<SmtpServer> {
  const received: ReceivedMail[] = []
  const waiting = new Map<number, (mail: ReceivedMail) => void>()
  const answers: SmtpAnswers = { rcpt: '250 ok', data: '250 kept' }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    converse(socket, answers, (mail) => {
      received.push(mail)
      waiting.get(received.length)?.(mail)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    arrival(count) {
      const there = received[count - 1]
      return there ? Promise.resolve(there) : new Promise((resolve) => waiting.set(count, resolve))
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function converse(socket: Socket, answers: SmtpAnswers, keep: (mail: ReceivedMail) => void): void {
  let input = ''
  let recipients: string[] = []
  let inData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const command = (line: string) => {
    if (line.startsWith('RCPT TO:')) {
      recipients.push(line.slice('RCPT TO:'.length))
      say(answers.rcpt)
    } else if (line === 'DATA') {
      inData = true
      say('354 go on')
    } else if (line === 'QUIT') socket.end('221 bye\r\n')
    else say('250 ok')
  }
  const finish = async (mail: ReceivedMail) => {
    const answer = typeof answers.data === 'string' ? answers.data : await answers.data(mail)
    if (answer?.startsWith('2')) keep(mail)
    if (answer === null) socket.destroy()
    else say(answer)
  }
  say('220 test')
  socket.setEncoding('utf8').on('data', (text: string) => {
    input += text
    for (;;) {
      const end = inData ? '\r\n.\r\n' : '\r\n'
      const at = input.indexOf(end)
      if (at === -1) return
      const part = input.slice(0, at)
      input = input.slice(at + end.length)
      if (!inData) command(part)
      else {
        inData = false
        void finish({ recipients, source: part })
        recipients = []
      }
    }
  })
}
