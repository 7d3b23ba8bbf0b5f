import { type ComponentProps, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#client/link.tsx'
import { readForm } from '#client/read-form.ts'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Field } from '#design/field.tsx'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import { Banner } from '#design/banner.tsx'
import { useText } from '#i18n/text-context.tsx'
import {
  answerId,
  messageErrorKey,
  messageFields,
  sentParameter,
  trapField,
  type MessageAnswer,
  type MessageField,
} from '../message-answer.ts'
import { useLazyComponent } from '#client/lazy.tsx'
import { leadWords } from './lead-words.ts'
import { Icon } from '#design/icon.tsx'

/**
 * The contact form (words of the contact page): a plain form that needs no script. Its address tells the language and country
 * that it was read in. The server answers what is missing, in the page's own words; `refused` is what it said.
 */
export function MessageForm({ refused, onSent }: { refused: MessageAnswer | undefined; onSent?: () => void }) {
  const text = useText()
  const navigate = useNavigate()
  const { language, country } = useVisitor()
  const [isOffline, setIsOffline] = useState(false)
  /** Without a network a device that keeps the site keeps the message too; another says why nothing was sent. */
  const sendLater = async (form: HTMLFormElement) => {
    if (!navigator.serviceWorker?.controller) return setIsOffline(true)
    if (!form.reportValidity()) return
    try {
      const { submitMessage } = await import('./submit-lead.ts')
      const receipt = await submitMessage(readForm(form), country)
      form.reset()
      onSent?.()
      if (receipt) void navigate(`/contact?${sentParameter}=${receipt.reference}`)
    } catch {
      setIsOffline(true)
    }
  }
  const field = (name: MessageField): Pick<ComponentProps<typeof Field>, 'id' | 'label' | 'error'> => {
    const error = refused?.errors.find(({ path }) => path === name)
    return {
      id: `message-${name}`,
      label: text(`contact.message.label.${name}`),
      error: error && text(messageErrorKey(name, error.code)),
    }
  }
  const typed = (name: MessageField) => ({ name, defaultValue: refused?.values[name] })
  return (
    <Card>
      <form
        method="post"
        action={`/contact?lang=${language}&country=${country}#${answerId}`}
        noValidate
        onSubmit={(event) => {
          // The browser's own page would take the place of what was written.
          setIsOffline(false)
          if (navigator.onLine) return onSent?.()
          event.preventDefault()
          void sendLater(event.currentTarget)
        }}
        className="grid gap-5"
      >
        {refused && <MessageRefusal refused={refused} />}
        <Field {...field('name')} required>
          <TextInput {...typed('name')} autoComplete="name" />
        </Field>
        <fieldset>
          <legend className="font-semibold">{text('contact.message.reach')}</legend>
          <p className="text-sm text-muted">{text('contact.message.reach.hint')}</p>
          <div className="mt-3 grid gap-5 sm:grid-cols-2">
            <Field {...field('email')}>
              <TextInput {...typed('email')} type="email" autoComplete="email" />
            </Field>
            <Field {...field('phone')}>
              <TextInput {...typed('phone')} type="tel" autoComplete="tel" />
            </Field>
          </div>
        </fieldset>
        <Field {...field('message')} required>
          <TextArea {...typed('message')} rows={6} />
        </Field>
        <Trap />
        <LazyAuditTick />
        <p className="text-sm text-muted">
          {text('contact.message.privacy')}{' '}
          <Link to="/privacy-policy" className="link">
            {text('shell.footer.privacy')}
          </Link>
        </p>
        {isOffline && (
          <Banner tone="error" title={text('contact.message.offline')}>
            {text('contact.message.offline.text')}
          </Banner>
        )}
        <Button type="submit" size="lg" className="justify-self-stretch sm:justify-self-start">
          {text('contact.message.submit')}
        </Button>
      </form>
    </Card>
  )
}

/** Out of sight and out of reach of the keyboard: only a machine fills it. */
function Trap() {
  const text = useText()
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="message-trap">{text('contact.message.leaveEmpty')}</label>
      <input id="message-trap" name={trapField} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

const lazyTick = { load: () => import('./audit-tick.tsx'), contexts: leadWords }
const neverChanges = () => () => {}

/** The tick of a form that the server draws: only a browser knows of an audit. Should its code not arrive, none is sent. */
function LazyAuditTick() {
  const wish = useSyncExternalStore(
    neverChanges,
    () => 1,
    () => null,
  )
  const { part: Tick } = useLazyComponent(lazyTick, wish)
  return Tick && <Tick />
}

/** Why a message was not taken, before its form: links lead to the fields to correct. Gets the focus, to be read first. */
function MessageRefusal({ refused: { errors, failure } }: { refused: MessageAnswer }) {
  const text = useText()
  const inOrder = messageFields.flatMap((field) => errors.filter(({ path }) => path === field))
  return (
    <div
      role="alert"
      id={answerId}
      tabIndex={-1}
      style={{ scrollMarginTop: '14rem' }}
      className="flex gap-3 rounded-card bg-clay-soft p-4 text-clay-deep"
    >
      <Icon name="alert" className="mt-0.5 size-6" />
      <div className="min-w-0">
        <h3 className="text-h4">{text('contact.message.refused.title')}</h3>
        <p className="mt-1">
          {text(failure ? `contact.message.failure.${failure}` : 'contact.message.refused.fields')}
        </p>
        <ul className="mt-1 -mb-2">
          {inOrder.map(({ path, code }) => (
            <li key={path}>
              <a href={`#message-${path}`} className="flex min-h-11 items-center py-1.5 underline underline-offset-4">
                {text(messageErrorKey(path, code))}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
