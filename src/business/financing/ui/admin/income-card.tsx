import { useState, type SubmitEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { Field } from '#design/field.tsx'
import { failureOf, staleRecord } from '#design/form/field-errors.ts'
import { TextInput } from '#design/text-input.tsx'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { currencyTable, formatMoney, groupThousands } from '#kernel/money.ts'
import { readAmountIn } from '#kernel/table-cell.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { weighPlan } from '../../affordability.ts'
import type { Affordability } from '../../calculation.ts'
import { formatShare, incomeReadWords } from './affordability-words.ts'
import { useApplicationWork } from './use-application-work.ts'

/** What the plan asks of an income beside what the applicant wrote about theirs and what staff read of it in the documents. */
export function IncomeCard({ application }: { application: AdminApplication }) {
  const text = useText()
  const { isAffordable, affordability, additionalInfo, incomeRead } = application
  const verdict = isAffordable === null ? 'unknown' : isAffordable ? 'yes' : 'no'
  const tone = { unknown: 'neutral', yes: 'leaf', no: 'clay' } as const
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{text('admin-applications.income')}</h2>
        {affordability && <Badge tone={tone[verdict]}>{text(`admin-applications.income.is.${verdict}`)}</Badge>}
      </div>
      {affordability ? (
        <DataList rows={incomeRows(application, affordability, text)} />
      ) : (
        <p>{text('admin-applications.income.none')}</p>
      )}
      <p className="text-sm wrap-anywhere text-muted">
        {additionalInfo.monthlyIncome
          ? text(`admin-applications.income.written.${additionalInfo.incomePeriod}`, {
              words: additionalInfo.monthlyIncome,
            })
          : text('admin-applications.income.silent')}
      </p>
      {incomeRead && (
        <p className="text-sm wrap-anywhere text-muted">{incomeReadWords(incomeRead, application, text)}</p>
      )}
      {affordability && (
        <p className="text-sm text-muted">
          {text('admin-applications.income.months', { count: affordability.activityMonths })}
        </p>
      )}
      <IncomeForm application={application} />
    </Card>
  )
}

type IncomeFormProps = {
  readonly application: AdminApplication
  /** In one line, beside the document that it is read in. */
  readonly isBrief?: boolean
}

/** What comes in each month by the documents, to be noted; emptied it is not known any more. Nothing where no income is asked for, it is decided, or by who may not. */
export function IncomeForm({ application, isBrief }: IncomeFormProps) {
  const { affordability, allowedStatuses, incomeRead, mayDecide } = application
  if (!mayDecide || !affordability || !allowedStatuses.includes('approved')) return null
  return <NoteIncome key={incomeRead?.amount} {...{ application, isBrief }} />
}

function NoteIncome({ application, isBrief }: IncomeFormProps) {
  const text = useText()
  const [isWrong, setWrong] = useState(false)
  const { mutate, isPending, error } = useApplicationWork(application)
  const failure = staleRecord(error)
    ? text('admin-applications.work.stale')
    : failureOf(error, text('shell.error.text'))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readForm(event.currentTarget)['incomeRead']?.trim() ?? ''
    const amount = typed === '' ? null : readAmountIn(application.product.currency, typed)
    const isNone = typed !== '' && !amount
    setWrong(isNone)
    if (!isNone) mutate({ incomeRead: amount })
  }
  const read = application.incomeRead?.amount
  const [isOpen, setOpen] = useState(isBrief || read === undefined)
  if (!isOpen) {
    return (
      <Button tone="secondary" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {text('admin-applications.income.read.correct')}
      </Button>
    )
  }
  return (
    <form
      onSubmit={submit}
      onInput={() => setWrong(false)}
      noValidate
      className={isBrief ? 'flex w-full items-end gap-2' : 'mt-1 grid gap-2'}
    >
      <Field
        label={text('admin-applications.income.read')}
        hint={!isBrief && text('admin-applications.income.read.hint')}
        error={isWrong ? text('problems.field.not_a_number') : (failure ?? undefined)}
      >
        <TextInput
          name="incomeRead"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          suffix={currencyTable[application.product.currency].sign}
          defaultValue={read === undefined ? '' : groupThousands(read)}
        />
      </Field>
      <Button type="submit" tone="secondary" size="sm" loading={isPending} className="justify-self-start">
        {text('admin-applications.income.read.save')}
      </Button>
    </form>
  )
}

/** What the plan asks for, what was stated and read, and what share of it the instalment takes. */
function incomeRows(application: AdminApplication, { minimumIncome, incomeShare }: Affordability, text: Text) {
  const {
    statedIncome,
    incomeRead,
    countedIncome,
    product: { currency },
  } = application
  const money = (amount: number) => <span className="money">{formatMoney({ amount, currency })}</span>
  const taken = weighPlan(application, application.product.currency, countedIncome)?.share ?? null
  const share = (value: number) =>
    text('admin-applications.income.percent', { share: formatShare(value, text.language) })
  return [
    { key: 'asked', label: text('admin-applications.income.needed'), value: money(minimumIncome) },
    {
      key: 'stated',
      label: text('admin-applications.income.stated'),
      value: statedIncome === null ? text('admin-applications.income.unread') : money(statedIncome),
      strong: !incomeRead,
    },
    ...(incomeRead
      ? [
          {
            key: 'read',
            label: text('admin-applications.income.read'),
            value: money(incomeRead.amount),
            strong: true,
          },
        ]
      : []),
    ...(taken === null
      ? []
      : [
          {
            key: 'taken',
            label: text('admin-applications.income.taken', { share: incomeShare }),
            value: share(taken),
          },
        ]),
  ]
}
