import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, type SubmitEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { chipLook } from '#design/form/choice-chips.tsx'
import { failureOf, reasonOf } from '#design/form/field-errors.ts'
import { useFaults } from '#design/form/use-faults.ts'
import { takeFocus } from '#design/take-focus.ts'
import { TextArea } from '#design/text-area.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import { leastReasonLength } from '../../decision-reason.ts'
import { isDocumentFault, isSeenElsewhere } from '../../document-fault.ts'
import { applicationReviewQuery, documentAddress } from './application-review-query.ts'
import type { SheetFault } from './document-sheet.tsx'
import { writeInto } from './ready-reasons.tsx'

type CheckProps = {
  readonly application: AdminApplication
  readonly document: AdminApplication['documents'][number]
  readonly onChecked: () => void
}

/** Says that a document is what it should be, or takes that back. */
function useCheck({ application, document, onChecked }: CheckProps) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (check: { readonly checked: boolean; readonly seenElsewhere?: string | undefined }) =>
      sendJson('PUT', `${documentAddress(application.id, document.id)}/checked`, check),
    onSuccess: async (_, { checked }) => {
      await client.invalidateQueries({ queryKey: applicationReviewQuery(String(application.id)).queryKey })
      if (checked) onChecked()
    },
  })
}

type CheckButtonProps = CheckProps & {
  readonly fault: SheetFault | null
  /** What can be seen of it here is before somebody. */
  readonly isSeen: boolean
  readonly onTell: () => void
}

/**
 * Says that a document is what it should be and goes on to the next one; pressed again it takes that back. What can't be seen here is
 * not checked by a press: that leads to where one tells how it was seen.
 */
export function CheckButton({ fault, isSeen, onTell, ...props }: CheckButtonProps) {
  const text = useText()
  const { document } = props
  const isChecked = document.checkedAt !== null
  const { mutate, isPending } = useCheck(props)
  if (!isChecked && fault && isDocumentFault(fault)) {
    return (
      <Button tone="secondary" size="sm" icon="check" onClick={onTell}>
        {text('admin-applications.documents.elsewhere')}
      </Button>
    )
  }
  // Nobody has seen all of it yet.
  if (!isChecked && (document.fault || fault === 'offline')) return null
  const onError = (error: unknown) =>
    toast({ title: text('admin.failure'), description: reasonOf(error, text('shell.error.text')), tone: 'error' })
  return (
    <Button
      size="sm"
      icon="check"
      tone={isChecked || fault ? 'secondary' : 'primary'}
      aria-pressed={isChecked}
      disabled={!isChecked && !isSeen}
      loading={isPending}
      onClick={() => mutate({ checked: !isChecked }, { onError })}
    >
      {text(
        `admin-applications.documents.${!isChecked ? 'check' : isSeenElsewhere(document) ? 'elsewhere' : 'checked'}`,
      )}
    </Button>
  )
}

/** The usual ways in which a document is seen where the site can't show it. */
const ways = ['original', 'chat'] as const

/** Says how one saw a document that can't be shown here: that it is what it should be rests on it. */
export function SeenElsewhere(props: CheckProps) {
  const text = useText()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => takeFocus(field.current), [])
  const { mutate, isPending, error } = useCheck(props)
  const { faultOf, onInput } = useFaults(error)
  const failure = failureOf(error, text('shell.error.text'))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate({ checked: true, seenElsewhere: readForm(event.currentTarget)['seenElsewhere'] })
  }
  return (
    <form aria-labelledby={id} onSubmit={submit} onInput={onInput} noValidate className="grid gap-3">
      <h3 id={id} className="text-base">
        {text('admin-applications.documents.elsewhere.title')}
      </h3>
      {failure && <Banner tone="error" title={failure} />}
      <div role="group" aria-label={text('admin-applications.ready')} className="flex flex-wrap gap-2">
        {ways.map((way) => {
          const words = text(`admin-applications.documents.elsewhere.${way}`)
          return (
            <button
              key={way}
              type="button"
              className={`${chipLook} px-3!`}
              onClick={() => writeInto(field.current, words)}
            >
              {words}
            </button>
          )
        })}
      </div>
      <Field
        label={text('admin-applications.documents.elsewhere.how')}
        hint={text('admin-applications.reason.least', { count: leastReasonLength })}
        error={faultOf('seenElsewhere')}
        required
      >
        <TextArea ref={field} name="seenElsewhere" rows={2} maxLength={2000} />
      </Field>
      <Button type="submit" tone="secondary" icon="check" loading={isPending} className="justify-self-start">
        {text('admin-applications.documents.elsewhere')}
      </Button>
    </form>
  )
}
