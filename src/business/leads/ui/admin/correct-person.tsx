import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { readForm } from '#client/read-form.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { languageName } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { isLanguage, languages } from '#kernel/language.ts'
import type { LeadWorkProps } from './lead-work-props.ts'

/** What is rarely done with a request: its person looked up or put right, another one noted for them. */
export function AboutPerson(work: LeadWorkProps) {
  const text = useText()
  const { id, reference } = work.lead
  return (
    <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Link to={`/admin/people/${reference}`} className="link inline-flex min-h-11 items-center">
        {text('admin.person')}
      </Link>
      <CorrectPerson {...work} />
      <Button asChild tone="secondary" size="sm" icon="plus">
        <Link to={`/admin/leads/new?like=${id}`}>{text('admin-leads.new.like')}</Link>
      </Button>
    </footer>
  )
}

/** Corrects how a person is called and reached; what was there until then stays in the timeline. */
function CorrectPerson({ lead, change, isPending, error }: LeadWorkProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const { name, phone, email, language } = lead
  const close = () => setOpen(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readForm(event.currentTarget)
    const spoken = typed['language']
    const person = {
      name: typed['name'] ?? '',
      phone: typed['phone']?.trim() || null,
      email: typed['email']?.trim() || null,
      ...(isLanguage(spoken) && { language: spoken }),
    }
    change({ person, done: close })
  }
  const faultOf = (field: string) => errorOf(error, `person.${field}`)
  const failure = failureOf(error, text('shell.error.text'))
  return (
    <>
      <Button tone="secondary" size="sm" icon="edit" onClick={() => setOpen(true)}>
        {text('admin-leads.person.correct')}
      </Button>
      {isOpen && (
        <Dialog
          open
          onOpenChange={(open) => !open && close()}
          title={text('admin-leads.person.correct')}
          description={text('admin-leads.person.text')}
          closeLabel={text('admin.cancel')}
          footer={
            <Button type="submit" form="correct-person" loading={isPending}>
              {text('admin.save')}
            </Button>
          }
        >
          <form id="correct-person" onSubmit={submit} noValidate className="grid gap-4">
            {failure && <Banner tone="error" title={failure} />}
            <Field label={text('admin-leads.person.name')} error={faultOf('name')} required>
              <TextInput name="name" defaultValue={name} maxLength={100} autoComplete="off" />
            </Field>
            <Field label={text('admin-leads.person.phone')} error={faultOf('phone')}>
              <TextInput name="phone" type="tel" defaultValue={phone ?? ''} maxLength={40} autoComplete="off" />
            </Field>
            <Field label={text('admin-leads.person.email')} error={faultOf('email')}>
              <TextInput name="email" type="email" defaultValue={email ?? ''} maxLength={254} autoComplete="off" />
            </Field>
            <Field label={text('admin-leads.person.language')} error={faultOf('language')}>
              <Select
                name="language"
                defaultValue={language}
                options={languages.map((value) => ({ value, label: languageName(value, text.language) }))}
              />
            </Field>
          </form>
        </Dialog>
      )}
    </>
  )
}
