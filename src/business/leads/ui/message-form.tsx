import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Field } from '#design/field.tsx'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { MessageField } from '../contact-message.ts'
import { messageErrorKey } from '../form-errors.ts'
import { answerId, trapField, type MessageAnswer } from '../message-answer.ts'
import { LateAuditTick } from './late-audit-tick.tsx'
import { MessageRefusal } from './message-refusal.tsx'

/**
 * The contact form (words of the contact page): a plain form that needs no script. Its address tells the language and country
 * that it was read in. The server answers what is missing, in the page's own words; `refused` is what it said.
 */
export function MessageForm({ refused }: { refused: MessageAnswer | undefined }) {
  const text = useText()
  const { language, country } = useVisitor()
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
          if (navigator.onLine) return
          event.preventDefault()
          toast({
            tone: 'error',
            title: text('contact.message.offline'),
            description: text('contact.message.offline.text'),
          })
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
        <LateAuditTick />
        <p className="text-sm text-muted">
          {text('contact.message.privacy')}{' '}
          <Link to="/privacy-policy" className="link">
            {text('shell.footer.privacy')}
          </Link>
        </p>
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
