import { expect, test } from 'vitest'
import { contactLinks } from './contact-links.ts'

const greeting = { subject: 'Rana Solar : votre demande', words: 'Bonjour Awa & co,\nici “Rana”' }

test('a chat and a mail begin with the greeting, whatever it holds', () => {
  const { call, chat, mail } = contactLinks({ dialledNumber: '+22670000000', email: 'awa+1@example.com' }, greeting)
  expect(call).toBe('tel:+22670000000')
  const said = new URL(chat ?? '')
  expect([said.origin + said.pathname, said.searchParams.get('text')]).toEqual([
    'https://wa.me/22670000000',
    greeting.words,
  ])
  const written = new URL(mail ?? '')
  expect(decodeURIComponent(written.pathname)).toBe('awa+1@example.com')
  expect([written.searchParams.get('subject'), written.searchParams.get('body')]).toEqual([
    greeting.subject,
    `${greeting.words}\n\n`,
  ])
})

test('without a greeting nothing is written yet', () => {
  expect(contactLinks({ dialledNumber: '+22670000000', email: 'awa@example.com' })).toEqual({
    call: 'tel:+22670000000',
    chat: 'https://wa.me/22670000000',
    mail: 'mailto:awa@example.com',
  })
})

test('a fixed line is called, not chatted with', () => {
  expect(contactLinks({ dialledNumber: '+22625306070' }, greeting)).toEqual({
    call: 'tel:+22625306070',
    chat: null,
    mail: null,
  })
})

test('an address can’t add anything to its link', () => {
  const { mail } = contactLinks({ email: 'a?bcc=b@example.com&body=x' }, greeting)
  expect([...new URL(mail ?? '').searchParams.keys()]).toEqual(['subject', 'body'])
})

test.each([{}, { dialledNumber: null, email: null }, { dialledNumber: '', email: '' }])(
  '%j is reached by nothing',
  (person) => {
    expect(contactLinks(person, greeting)).toEqual({ call: null, chat: null, mail: null })
  },
)
