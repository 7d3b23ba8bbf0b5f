import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { Badge } from '#design/badge.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Field } from '#design/field.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { errorOf, failureOf } from './field-errors.ts'
import { FactorSetup, type Enrolment } from './factor-setup.tsx'
import { PasswordInput } from './password-input.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type SecondFactorProps = { readonly isOn: boolean; readonly isRequired: boolean }

/** The authenticator app: set it up, give it up, new recovery codes. Each takes the password again. */
export function SecondFactor({ isOn, isRequired }: SecondFactorProps) {
  const text = useText()
  const client = useQueryClient()
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const ask = useMutation({
    mutationFn: ({ call, password }: { call: string; password: string }) =>
      sendJson<Partial<Enrolment>>('POST', `/api/auth/two-factor/${call}`, { password }),
    onSuccess: async ({ totpURI, backupCodes = [] }, { call }) => {
      if (call === 'enable' && totpURI) setEnrolment({ totpURI, backupCodes })
      if (call === 'generate-backup-codes') setCodes(backupCodes)
      if (call === 'disable') {
        setCodes(null)
        toast({ title: text('admin.factor.disabled') })
      }
      await client.invalidateQueries()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { call = '', password = '' } = readForm(event.currentTarget, event.submitter)
    ask.mutate({ call, password })
    event.currentTarget.reset()
  }
  const done = async (backupCodes: readonly string[]) => {
    setEnrolment(null)
    setCodes(backupCodes)
    toast({ title: text('admin.factor.enabled') })
    await client.invalidateQueries()
  }
  const failure = failureOf(ask.error, text('shell.error.text'))
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">{text('admin.factor.title')}</h2>
        <Badge tone={isOn ? 'leaf' : 'neutral'} icon={isOn ? 'check' : 'info'}>
          {text(isOn ? 'admin.factor.app.on' : 'admin.factor.app.off')}
        </Badge>
      </div>
      <p className="mt-2 max-w-2xl text-muted">
        {text(isRequired && !isOn ? 'admin.factor.required' : 'admin.factor.text')}
      </p>
      {codes && <RecoveryCodes codes={codes} />}
      {enrolment ? (
        <FactorSetup enrolment={enrolment} onDone={() => void done(enrolment.backupCodes)} />
      ) : (
        <form onSubmit={submit} noValidate className="mt-5 grid max-w-md gap-4">
          {failure && <Banner tone="error" title={failure} />}
          <Field label={text('admin.factor.password')} error={errorOf(ask.error, 'password')} required>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          <div className="flex flex-wrap gap-3">
            {!isOn && (
              <Button type="submit" name="call" value="enable" loading={ask.isPending}>
                {text('admin.factor.enable')}
              </Button>
            )}
            {isOn && (
              <Button type="submit" tone="secondary" name="call" value="generate-backup-codes" loading={ask.isPending}>
                {text('admin.factor.newCodes')}
              </Button>
            )}
            {isOn && (
              <Button type="submit" tone="danger" name="call" value="disable" loading={ask.isPending}>
                {text('admin.factor.disable')}
              </Button>
            )}
          </div>
        </form>
      )}
    </Card>
  )
}
