import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeError } from './redact.ts'
import { createLog } from './log.server.ts'

const person = 'aminata@example.org'

function failedStatement(): DrizzleQueryError {
  const detail = `Key (email)=(${person}) already exists.`
  const cause = Object.assign(new Error('duplicate key value violates unique constraint'), { code: '23505', detail })
  return new DrizzleQueryError('insert into leads (email) values ($1)', [person], cause)
}

test('a failed statement is told without the values it carried', () => {
  const told = describeError(failedStatement())
  expect(JSON.stringify(told)).not.toContain(person)
  expect(told).toMatchObject({
    message: 'the statement failed',
    query: 'insert into leads (email) values ($1)',
    cause: { message: 'duplicate key value violates unique constraint', code: '23505' },
  })
  expect(told.at).toContain('failedStatement')
})

test('a value that PostgreSQL refuses is not repeated', () => {
  const refused = Object.assign(new Error(`invalid input syntax for type uuid: "${person}, "she" said"`), {
    code: '22P02',
  })
  expect(describeError(refused).message).toBe('invalid input syntax for type uuid: "…"')
})

test('an error that arrives as a plain object is told like one', () => {
  const { message, stack } = failedStatement().cause ?? {}
  const told = describeError({ message, stack, queue: 'mail', parameters: [person] })
  expect(told).toMatchObject({ type: 'Error', message: 'duplicate key value violates unique constraint' })
  expect(told.at).toContain('failedStatement')
  expect(JSON.stringify(told)).not.toContain(person)
})

test('what is no error is told as its text', () => {
  expect(describeError('lost')).toEqual({ type: 'string', message: 'lost' })
  expect(describeError(null)).toEqual({ type: 'object', message: 'null' })
})

test('the log writes JSON lines without people or secrets', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  log.debug('not said')
  log.error({ err: failedStatement(), requestId: 'r1' }, 'a request failed')
  log.info({ lead: { email: person, phone: '+234 800', id: 7 }, body: { lead: { email: person } }, password: 'sesame' })
  log.info({ req: { headers: { cookie: 'sesame', authorization: 'sesame', accept: 'text/html' } } })
  expect(lines).toHaveLength(3)
  expect(lines.join('')).not.toMatch(/aminata|\+234|sesame/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', msg: 'a request failed', requestId: 'r1' })
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ lead: { id: 7, email: '[hidden]' } })
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({ req: { headers: { accept: 'text/html' } } })
})
