import { ApiError } from '#client/api-error.ts'
import { Checkbox } from '#design/checkbox.tsx'
import { Field } from '#design/field.tsx'
import { OptionalNote } from '#design/form/optional-note.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { paymentMeans } from '../../received-payments.ts'

type ReceiptFieldsProps = {
  readonly begun: { readonly means: string; readonly reference: string }
  readonly isMeansAsked: boolean
  readonly error: unknown
  readonly faultOf: (name: string) => string | undefined
}

/** How it was paid, and the reference of that; of one that is noted already where it stands, and whether this is another. */
export function ReceiptFields({ begun, isMeansAsked, error, faultOf }: ReceiptFieldsProps) {
  const text = useText()
  const fault = faultOf('reference')
  const noted = fault === undefined ? null : notedApplication(error)
  return (
    <>
      <Field
        label={text('admin-applications.means')}
        note={!isMeansAsked && <OptionalNote />}
        error={faultOf('means')}
        required={isMeansAsked}
      >
        <Select
          name="means"
          // What was said is put right by another, never by nothing.
          {...(!begun.means && { placeholder: text('admin-applications.means.none') })}
          options={paymentMeans.map((value) => ({ value, label: text(`admin-applications.means.${value}`) }))}
          defaultValue={begun.means}
        />
      </Field>
      <Field
        label={text('admin-applications.receipt')}
        note={<OptionalNote />}
        error={
          noted
            ? text('admin-applications.receipt.noted', {
                application: joinWithDots([noted.fullName, noted.reference]),
              })
            : fault
        }
      >
        <TextInput name="reference" autoComplete="off" maxLength={100} defaultValue={begun.reference} />
      </Field>
      {noted && (
        <Checkbox name="isAnotherReceipt" label={text('admin-applications.receipt.another')} className="-mt-4" />
      )}
    </>
  )
}

/** The application where the number of a receipt stands already, of a call that was refused for that. */
function notedApplication(error: unknown) {
  const noted = error instanceof ApiError ? error.problem?.noted : undefined
  return (noted as { readonly reference: string; readonly fullName: string | null } | undefined) ?? null
}
