import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { OwnerField } from '#business/accounts/ui/assignees.tsx'
import { useMe } from '#business/accounts/ui/me.tsx'
import { readForm } from '#client/read-form.ts'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { Banner } from '#design/banner.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { SubmitFoot } from '#design/form/submit-foot.tsx'
import { useFaults } from '#design/form/use-faults.ts'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { languageName } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { isLanguage, languages } from '#kernel/language.ts'
import { canChangeCountry } from '../../admin-lead.ts'
import { useCorrectsPerson } from './correct-person.ts'
import { Undialled, useKnownPerson } from './known-person.tsx'
import type { ListWay } from './lead-bar.tsx'
import type { LeadWorkProps } from './lead-work-props.ts'
import { CountryField } from './taken-person.tsx'

/**
 * What is rarely done with a request: taken over from a colleague, given to somebody, its person looked up or put right, another one noted for them; on a
 * phone the way through the list.
 */
export function LeadMenu({ way: { canGo, go, isDesk }, ...work }: LeadWorkProps & { readonly way: ListWay }) {
  const text = useText()
  const [open, setOpen] = useState<'owner' | 'person' | null>(useCorrectsPerson() ? 'person' : null)
  const me = useMe()
  const { id, reference, assigneeId } = work.lead
  const take = me &&
    assigneeId !== null &&
    assigneeId !== me.id && {
      key: 'take',
      icon: 'people' as const,
      label: text('admin.take'),
      onChoose: () => work.isPending || work.change({ assigneeId: me.id }),
    }
  const close = () => setOpen(null)
  return (
    <>
      <MenuButton
        isBrief
        label={text('admin.otherActions')}
        items={[
          !isDesk &&
            canGo(-1) && {
              key: 'previous',
              icon: 'chevron-left',
              label: text('admin-leads.keys.previous'),
              onChoose: () => go(-1),
            },
          !isDesk &&
            canGo(1) && {
              key: 'next',
              icon: 'chevron-right',
              label: text('admin-leads.keys.next'),
              onChoose: () => go(1),
            },
          take ?? null,
          { key: 'owner', icon: 'people', label: text('admin-leads.owner.give'), onChoose: () => setOpen('owner') },
          {
            key: 'correct',
            icon: 'edit',
            label: text('admin-leads.person.correct'),
            onChoose: () => setOpen('person'),
          },
          {
            key: 'like',
            icon: 'plus',
            link: <Link to={`/admin/leads/new?like=${id}`}>{text('admin-leads.new.like')}</Link>,
          },
          {
            key: 'person',
            icon: 'search',
            link: <Link to={`/admin/people/${reference}`}>{text('admin.person')}</Link>,
          },
        ]}
      />
      {open === 'owner' && <GiveLead {...work} onClose={close} />}
      {open === 'person' && <CorrectPerson {...work} onClose={close} />}
    </>
  )
}

type WindowProps = LeadWorkProps & { readonly onClose: () => void }

/** Gives a request to somebody, or takes it back from them. */
function GiveLead({ lead, change, isPending, error, onClose }: WindowProps) {
  const text = useText()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const owner = readForm(event.currentTarget)['assigneeId'] || null
    if (owner === lead.assigneeId) onClose()
    else change({ assigneeId: owner, done: onClose, onLate: onClose })
  }
  const failure = failureOf(error, text('shell.error.text'))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-leads.owner.give')}
      closeLabel={text('admin.cancel')}
      maxWidth={480}
      footer={<SubmitFoot form="give-lead" label={text('admin.save')} loading={isPending} onCancel={onClose} />}
    >
      <form id="give-lead" onSubmit={submit} noValidate className="grid gap-4">
        {failure && <Banner tone="error" title={failure} />}
        <OwnerField work="leads" owner={lead} error={errorOf(error, 'assigneeId')} />
      </form>
    </Dialog>
  )
}

/** Corrects how a person is called and reached; what was there until then stays in the timeline. */
function CorrectPerson({ lead, change, isPending, error, onClose }: WindowProps) {
  const text = useText()
  const { name, phone, email, town, language } = lead
  const [typedPhone, setTypedPhone] = useState(phone ?? '')
  const [country, setCountry] = useState(lead.country)
  const byPhone = useKnownPerson('phone', typedPhone, country)
  const canMove = canChangeCountry(lead)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readForm(event.currentTarget)
    const spoken = typed['language']
    const person = {
      name: typed['name'] ?? '',
      phone: typed['phone']?.trim() || null,
      email: typed['email']?.trim() || null,
      town: typed['town']?.trim() || null,
      ...(isLanguage(spoken) && { language: spoken }),
      country,
    }
    change({ person, done: onClose, onLate: onClose })
  }
  const { faultOf, onInput } = useFaults(error)
  const failure = failureOf(error, text('shell.error.text'))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-leads.person.correct')}
      description={text('admin-leads.person.text')}
      closeLabel={text('admin.cancel')}
      footer={<SubmitFoot form="correct-person" label={text('admin.save')} loading={isPending} onCancel={onClose} />}
    >
      <form id="correct-person" onSubmit={submit} onInput={onInput} noValidate className="grid gap-4">
        {failure && <Banner tone="error" title={failure} />}
        <Field label={text('admin-leads.person.name')} error={faultOf('person.name')} required>
          <TextInput name="name" defaultValue={name} maxLength={100} autoComplete="off" />
        </Field>
        <div>
          <Field label={text('admin-leads.person.phone')} error={faultOf('person.phone')}>
            <TextInput
              name="phone"
              type="tel"
              value={typedPhone}
              onChange={({ target }) => setTypedPhone(target.value)}
              maxLength={40}
              autoComplete="off"
            />
          </Field>
          <Undialled person={byPhone} {...(canMove && { onCountry: setCountry })} />
        </div>
        <Field label={text('admin-leads.person.email')} error={faultOf('person.email')}>
          <TextInput name="email" type="email" defaultValue={email ?? ''} maxLength={254} autoComplete="off" />
        </Field>
        <Field label={text('admin-leads.person.town')} error={faultOf('person.town')}>
          <TextInput name="town" defaultValue={town ?? ''} maxLength={100} autoComplete="off" />
        </Field>
        {canMove && (
          <CountryField country={country} faultOf={(field) => faultOf(`person.${field}`)} onCountry={setCountry} />
        )}
        <Field label={text('admin-leads.person.language')} error={faultOf('person.language')}>
          <Select
            name="language"
            defaultValue={language}
            options={languages.map((value) => ({ value, label: languageName(value, text.language) }))}
          />
        </Field>
      </form>
    </Dialog>
  )
}
