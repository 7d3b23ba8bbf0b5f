import type { ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { Icon, type IconName } from '#design/icon.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { contactLinks, type Greeting, type Reached } from '#kernel/contact-links.ts'
import type { Language } from '#kernel/language.ts'
import { notedContacts, type NotedContact } from '#kernel/noted-contact.ts'
import { useQuery } from '@tanstack/react-query'
import { loadedText, loadMessages } from '#i18n/load-messages.ts'

type ContactWaysProps = {
  /** `phone`: as it was typed. */
  readonly person: Reached & { readonly phone?: string | null }
  /** The language that they are written to in. */
  readonly language: Language
  /** Where the words of the greeting are. */
  readonly context: MessageContext
  readonly greet: (theirs: Text) => Greeting
  /** The call and the chat stand in a bar above. */
  readonly isBelowBar?: boolean
  /** Notes that somebody called or chatted, where that can be noted. */
  readonly onNote?: (contact: NotedContact) => void
  readonly isNoting?: boolean
  /** What else is done after a call. */
  readonly children?: ReactNode
}

/** Calls, opens a chat or begins a mail to somebody who asked for something, in their language, and notes what came of a call. */
export function ContactWays(props: ContactWaysProps) {
  const { person, language, context, greet, isBelowBar = false, onNote, isNoting = false, children } = props
  const text = useText()
  const theirs = useVisitorText(language, context)
  if (!theirs) return null
  const { call, chat, mail } = contactLinks(person, greet(theirs))
  const ways: readonly (readonly [IconName, string | null, string])[] = [
    ['phone', isBelowBar ? null : call, text('admin.call')],
    ['chat', isBelowBar ? null : chat, text('admin.chat')],
    ['mail', mail, text('admin.mail')],
  ]
  return (
    <div className="grid gap-2 print:hidden">
      <p className="flex flex-wrap gap-1.5 empty:hidden max-sm:*:px-2">
        {ways.map(
          ([icon, href, label]) =>
            href && (
              <Button key={icon} asChild tone="secondary" size="sm" icon={icon}>
                <a href={href} {...(icon === 'chat' && { target: '_blank', rel: 'noreferrer' })}>
                  {label}
                </a>
              </Button>
            ),
        )}
        {!(person.phone && onNote) && children}
      </p>
      {person.phone && !call && <p className="text-sm text-clay-deep">{text('admin.phone.unread')}</p>}
      {person.phone && onNote && <ContactNotes {...{ onNote, isNoting, children }} />}
    </div>
  )
}

/** A phone number that dials where it can be dialled, and an address that is written to, on one line. */
export function Contacts({ person: { phone, email, dialledNumber } }: Pick<ContactWaysProps, 'person'>) {
  const text = useText()
  const { call, mail } = contactLinks({ dialledNumber, email })
  return (
    <>
      {phone && call ? (
        <a href={call} className="link">
          {phone}
        </a>
      ) : (
        phone && (
          <>
            {phone}
            {!call && <Icon name="alert" label={text('admin.phone.unread')} className="ml-1 inline size-4 text-clay" />}
          </>
        )
      )}
      {phone && email && '\u00A0· '}
      {mail && (
        <a href={mail} className="link">
          {email}
        </a>
      )}
    </>
  )
}

type ContactNotesProps = Required<Pick<ContactWaysProps, 'onNote' | 'isNoting'>> & Pick<ContactWaysProps, 'children'>

/** What came of a call or a chat, a button each: it goes into the timeline at once. */
function ContactNotes({ onNote, isNoting, children }: ContactNotesProps) {
  const text = useText()
  return (
    <fieldset className="@container mt-1 min-w-0">
      <legend className="text-sm text-muted">{text('admin.contact.note')}</legend>
      <div className="mt-2 grid grid-cols-3 gap-2 @sm:flex @sm:flex-wrap">
        {notedContacts.map((contact) => (
          <Button
            key={contact}
            tone="secondary"
            size="sm"
            disabled={isNoting}
            onClick={() => onNote(contact)}
            className="@max-sm:px-1"
          >
            {text(`admin.contact.note.${contact}`)}
          </Button>
        ))}
        {children}
      </div>
    </fieldset>
  )
}

/** The words of a context in which a visitor of a language is written to; undefined until they are here. */
export function useVisitorText(language: Language, context: MessageContext): Text | undefined {
  const { data } = useQuery({
    queryKey: ['words to visitors', context, language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      await loadMessages(language, [context])
      return loadedText(language)
    },
  })
  return data
}
