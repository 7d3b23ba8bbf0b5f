import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useCompany } from '#client/company.tsx'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { ScreenActionPlace } from '#design/admin/screen-action.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Field } from '#design/field.tsx'
import { useFaults } from '#design/form/use-faults.ts'
import { failureOf } from '#design/form/field-errors.ts'
import { TextInput } from '#design/text-input.tsx'
import { toast } from '#design/toast.ts'
import { formatLongDate, formatShortDay, languageInSentence } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { loadedText, loadMessages } from '#i18n/load-messages.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { contactLinks } from '#kernel/contact-links.ts'
import type { Language } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { stepInWords } from '#kernel/usual-step.ts'
import type { QuotePerson } from '../../admin-quote.ts'
import { forItsReader } from '../../quote-address.ts'
import type { Quote } from '../../quote.ts'
import { quotePersonQuery, quotesPath } from './quote-queries.ts'

/** Sends a quote in the language that it was made in: by mail from the site, or in a chat with the message written. */
export function SendQuote({ quote, isSent }: { quote: Quote; isSent: boolean }) {
  const text = useText()
  const formId = useId()
  const { key, language } = quote
  const client = useQueryClient()
  const { data: { person } = { person: null } } = useQuery(quotePersonQuery(key))
  const words = useChatMessage(quote, person)
  const chat = words && chatWith(person, words)
  const [hasChatted, setChatted] = useState(false)
  const isByChat = person !== null && person.email === null && contactLinks(person).chat !== null
  const [isMailOpen, setMailOpen] = useState(false)
  const send = useMutation({
    mutationFn: ({ email, ...step }: Sent) =>
      email === null
        ? sendJson<undefined>('POST', `${quotesPath}/${key}/chats`, step)
        : sendJson<undefined>('POST', `${quotesPath}/${key}/mails`, { email, ...step }),
    onSuccess: (_, { email, nextStepOn }) => {
      // What went in a chat is still to be noted where a mail is sent, too.
      if (email === null) setChatted(false)
      const followUp =
        nextStepOn && text('admin-quotes.followUp.on', { day: formatShortDay(nextStepOn, text.language) })
      toast({ title: text('admin-quotes.sent'), description: joinWithDots([email, followUp]) })
      const form = document.getElementById(formId)
      if (form instanceof HTMLFormElement) form.reset()
      // Its page and the list say that it was sent; its request is answered, and every list and count of requests knows.
      const isTold = ([path]: QueryKey) =>
        [quotesPath, '/api/admin/leads', '/api/admin/today'].some((root) => String(path).startsWith(root))
      void client.invalidateQueries({ predicate: ({ queryKey }) => isTold(queryKey) })
    },
  })
  /** In a chat where `email` is null. */
  const sendTo = (form: HTMLFormElement, email: string | null) => {
    const { nextStepOn } = readForm(form)
    const nextStep = text('admin.step.usual.follow_up', { reference: quote.reference })
    send.mutate({ email, ...(nextStepOn && { nextStep, nextStepOn }) })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { email = '' } = readForm(event.currentTarget)
    // On a phone the button is in reach before the field is, which may be folded yet.
    if (!email) {
      flushSync(() => setMailOpen(true))
      event.currentTarget.querySelector('input')?.focus()
    }
    sendTo(event.currentTarget, email)
  }
  const { faultOf, onInput } = useFaults(send.error)
  const failure = failureOf(send.error, text('shell.error.text'))
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{text('admin-quotes.send')}</h2>
      {person && <p className="wrap-anywhere">{joinWithDots([person.name, person.phone])}</p>}
      <form id={formId} onSubmit={submit} onInput={onInput} noValidate className="grid gap-3">
        <Field
          className={isByChat && !isMailOpen ? 'hidden' : ''}
          label={text('admin-quotes.email')}
          hint={text(hintOf(person), {
            language: languageInSentence(language, text.language),
            name: person?.name ?? '',
          })}
          error={faultOf('email')}
          required
        >
          <TextInput
            key={person?.email ?? ''}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={254}
            defaultValue={person?.email ?? ''}
          />
        </Field>
        {person?.followUpOn && !isPlanned(person, quote, text) && (
          <FollowUp key={person.nextStepOn} {...person} followUpOn={person.followUpOn} />
        )}
        {hasChatted && (
          // Whoever comes back from the chat sees it first, wherever they had scrolled to.
          <div ref={bringInSight}>
            <Banner tone="info" title={text('admin-quotes.chatted')} />
          </div>
        )}
        {failure && <Banner tone="error" title={failure} />}
        <SendActions
          {...{ isByChat, isSent, chat, hasChatted }}
          isPending={send.isPending}
          onChat={() => setChatted(true)}
          onChatted={(form) => sendTo(form, null)}
        />
      </form>
    </Card>
  )
}

/** What becomes of the address: the first one of a request is kept with it. */
function hintOf(person: QuotePerson['person']) {
  if (!person) return 'admin-quotes.email.hint'
  return person.email ? 'admin-quotes.email.known' : 'admin-quotes.email.kept'
}

const bringInSight = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'center' })

type SendActionsProps = {
  /** They left a phone alone. */
  readonly isByChat: boolean
  readonly isSent: boolean
  readonly chat: string | undefined
  /** The chat was opened. */
  readonly hasChatted: boolean
  readonly isPending: boolean
  readonly onChat: () => void
  /** It left in the chat. */
  readonly onChatted: (form: HTMLFormElement) => void
}

/** By mail or in a chat: what stands out, and has its words on a phone, is where an answer leads; once the chat was opened, that it left there is noted. */
function SendActions({ isByChat, isSent, chat, hasChatted, isPending, onChat, onChatted }: SendActionsProps) {
  const text = useText()
  const look = (isFirst: boolean) => ({
    tone: isFirst && !isSent && !hasChatted ? ('primary' as const) : ('secondary' as const),
    ...(!isFirst && { className: 'max-sm:grow-0!' }),
  })
  const words = (isFirst: boolean) => (isFirst && !hasChatted ? '' : 'max-sm:sr-only')
  const byChat = chat && (
    <Button key="chat" asChild icon="chat" {...look(isByChat && !hasChatted)}>
      <a href={chat} target="_blank" rel="noopener noreferrer" onClick={onChat}>
        <span className={words(isByChat)}>{text('quote.share.chat')}</span>
        <span className="sr-only">{text('admin-quotes.newTab')}</span>
      </a>
    </Button>
  )
  const byMail = (
    <Button key="mail" type="submit" icon="mail" loading={isPending} {...look(!isByChat && !hasChatted)}>
      <span className={words(!isByChat)}>{text(isSent ? 'admin-quotes.sendAgain' : 'admin-quotes.sendMail')}</span>
    </Button>
  )
  return (
    <ScreenActionPlace>
      {hasChatted && (
        <Button
          icon="check"
          loading={isPending}
          onClick={({ currentTarget: { form } }) => form && onChatted(form)}
          className="max-sm:order-first"
        >
          {text('admin-quotes.chatted.note')}
        </Button>
      )}
      {isByChat ? [byChat, byMail] : [byMail, byChat]}
    </ScreenActionPlace>
  )
}

type Sent = { readonly email: string | null; readonly nextStep?: string; readonly nextStepOn?: string }

type FollowUpProps = Pick<NonNullable<QuotePerson['person']>, 'nextStep' | 'usualStep' | 'nextStepOn'> & {
  readonly followUpOn: string
}

/** What would be planned is planned already. */
const isPlanned = (person: NonNullable<QuotePerson['person']>, { reference }: Quote, text: Text): boolean =>
  stepInWords(person, text) === text('admin.step.usual.follow_up', { reference }) &&
  person.nextStepOn === person.followUpOn

/** Whether to ask what became of it: proposed unless something later is to be done already. */
function FollowUp({ nextStepOn, followUpOn, ...step }: FollowUpProps) {
  const text = useText()
  const day = (date: string) => formatShortDay(date, text.language)
  const stands = joinWithDots([nextStepOn && day(nextStepOn), stepInWords(step, text)])
  return (
    <Checkbox
      name="nextStepOn"
      value={followUpOn}
      defaultChecked={!nextStepOn || nextStepOn < followUpOn}
      label={text('admin-quotes.followUp', { day: day(followUpOn) })}
      hint={stands && text('admin-quotes.followUp.replaces', { step: stands })}
    />
  )
}

/** With the person of its request, where their number is known; else with whoever is chosen there. */
const chatWith = (person: QuotePerson['person'], words: string) =>
  (person && contactLinks(person, { subject: '', words }).chat) ?? `https://wa.me/?text=${encodeURIComponent(words)}`

/** What the quote's own page would share, to somebody by name, in the language of the quote; undefined until its words are here. */
function useChatMessage(quote: Quote, person: QuotePerson['person']): string | undefined {
  const { brand } = useCompany()
  const { reference, language, system, totalPrice: amount, currency, validUntil, url } = quote
  const { data: theirs } = useQuery({ queryKey: ['words of a quote', language], queryFn: () => wordsIn(language) })
  return theirs?.(person ? 'admin-quotes.chat.words' : 'quote.share.message', {
    name: person?.name ?? '',
    reference,
    brand: brand.name,
    system: nameIn(system, language),
    total: formatMoney({ amount, currency }),
    date: formatLongDate(validUntil, language),
    url: url + forItsReader(quote),
  })
}

async function wordsIn(language: Language) {
  await loadMessages(language, ['quote', 'admin-quotes'])
  return loadedText(language)
}
