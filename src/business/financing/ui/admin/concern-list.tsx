import { Link } from 'react-router'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import type { AdminApplication } from '../../admin-application.ts'
import type { Concern } from '../../application-concerns.ts'
import { idOfReference } from '../../application.ts'
import { isOnStatedIncome } from '../../income-basis.ts'
import type { DocumentType } from '../../document-type.ts'
import { formatShare } from './affordability-words.ts'

/** What is missing or odd before an approval, where it can't be overlooked. */
export function ConcernBox({ application }: { application: AdminApplication }) {
  const text = useText()
  return (
    <div className="self-start rounded-control bg-clay-soft p-4 text-clay-deep">
      <h3 className="mb-2 flex items-center gap-2 text-base">
        <Icon name="alert" className="size-5 shrink-0" />
        {text('admin-applications.concerns')}
      </h3>
      <ConcernList application={application} />
    </div>
  )
}

/** That the income was not read in the documents: no reason is asked for it, and the decision keeps it. */
export function OnStatedIncome({ application }: { application: AdminApplication }) {
  const text = useText()
  return isOnStatedIncome(application) && <p>{text('admin-applications.income.onStated')}</p>
}

/** What is missing or odd, each on its line. */
function ConcernList({ application }: { application: AdminApplication }) {
  const text = useText()
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {application.concerns.map((concern) => (
        <li key={keyOf(concern)} className="wrap-anywhere">
          {isOfSeveral(concern) ? (
            <CountedDocuments concern={concern} words={countWords(concern, application, text)} />
          ) : 'reference' in concern ? (
            <ConcernOfOther words={concernWords(concern, application, text)} reference={concern.reference} />
          ) : (
            concernWords(concern, application, text)
          )}
        </li>
      ))}
    </ul>
  )
}

function keyOf(concern: Concern): string {
  if ('reference' in concern) return concern.reference
  return concern.kind === 'documents_same' ? `same ${concern.documents[0]}` : concern.kind
}

/** A sentence that leads to the application that it names. */
function ConcernOfOther({ words, reference }: { readonly words: string; readonly reference: string }) {
  const [before, after] = words.split(reference)
  return (
    <>
      {before}
      <Link
        to={`/admin/applications/${idOfReference(reference)}`}
        className="whitespace-nowrap underline underline-offset-4"
      >
        {reference}
      </Link>
      {after}
    </>
  )
}

type OfDocuments = Exclude<Extract<Concern, { readonly documents: unknown }>, { readonly kind: 'documents_same' }>

/** What is one file is named at once. */
const isOfSeveral = (concern: Concern): concern is OfDocuments =>
  'documents' in concern && concern.kind !== 'documents_same' && concern.documents.length > 1

/** How many documents it is: of what is not here how many never came, and how many are to come again. */
function countWords({ kind, documents }: OfDocuments, application: Lacking, text: Text): string {
  if (kind === 'documents_missing') {
    return text('admin-applications.concern.documents_missing.count', { missing: missingWords(application, text) })
  }
  return text(`admin-applications.concern.${kind}.count`, { count: documents.length })
}

type Lacking = Pick<AdminApplication, 'missingDocuments' | 'requestedDocuments'>

/** `2 non reçus, 2 à renvoyer`: what never came is not asked for again. */
export function missingWords({ missingDocuments, requestedDocuments }: Lacking, text: Text): string {
  const again = requestedDocuments.filter((type) => !missingDocuments.includes(type))
  const counts = [
    missingDocuments.length > 0 && text('admin-applications.missing.never', { count: missingDocuments.length }),
    again.length > 0 && text('admin-applications.missing.again', { count: again.length }),
  ]
  return counts.filter(Boolean).join(', ')
}

/** How many documents it is, and which once somebody wants to know. */
function CountedDocuments({ concern: { documents }, words }: { concern: OfDocuments; words: string }) {
  const text = useText()
  return (
    <details className="group">
      <summary className="-my-1.5 flex min-h-11 cursor-pointer list-none items-center">
        <span>
          <span className="underline underline-offset-4">{words}</span>
          {'\u00A0'}
          <Icon name="chevron-down" className="inline size-4 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <ul className="mb-1 pl-1">
        {documents.map((type) => (
          <li key={type}>{text(`financing.document.${type}`)}</li>
        ))}
      </ul>
    </details>
  )
}

type Despite = {
  readonly application: AdminApplication
  readonly concerns: readonly Concern[]
  /** Beside the decision it is read at once. */
  readonly isOpen?: boolean
}

/** Despite how much it was approved, and despite what, folded unless it `isOpen`. */
export function DespiteList({ application, concerns, isOpen = false }: Despite) {
  const text = useText()
  return (
    <details open={isOpen} className="group text-muted">
      <summary className="-my-1.5 flex min-h-11 cursor-pointer list-none items-center gap-1">
        <span className="underline underline-offset-4">
          {text('admin-applications.timeline.despite.count', { count: concerns.length })}
        </span>
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid list-disc gap-1 pl-5">
        {concerns.map((concern) => (
          <li key={keyOf(concern)} className="wrap-anywhere">
            {'documents' in concern ? (
              <>
                {countedIn(concern, text)}
                <span className="block text-sm">{namedIn(concern.documents, text)}</span>
              </>
            ) : (
              concernInShort(concern, application, text)
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

type Priced = { readonly product: Pick<AdminApplication['product'], 'currency'> }

const countedIn = ({ kind, documents }: Extract<Concern, { readonly documents: unknown }>, text: Text) =>
  text(`admin-applications.despite.${kind}`, { count: documents.length })

const namedIn = (types: readonly DocumentType[], text: Text) =>
  types.map((type) => text(`financing.document.${type}`)).join(', ')

/** What is missing or odd in an application, as a sentence. */
function concernWords(concern: Concern, application: Priced & Lacking, text: Text): string {
  const { currency } = application.product
  const money = (amount: number) => onOneLine(formatMoney({ amount, currency }))
  switch (concern.kind) {
    case 'documents_missing': {
      const isAgain = concern.documents.every((type) => !application.missingDocuments.includes(type))
      const documents = namedIn(concern.documents, text)
      return text(`admin-applications.concern.documents_${isAgain ? 'again' : 'missing'}`, { documents })
    }
    case 'documents_unopened':
    case 'documents_unopened_second':
    case 'documents_unreadable':
    case 'documents_seen_elsewhere':
    case 'documents_same':
    case 'documents_unchanged':
      return text(`admin-applications.concern.${concern.kind}`, { documents: namedIn(concern.documents, text) })
    case 'income_short':
      return text('admin-applications.concern.income_short', { missing: money(concern.missing) })
    case 'price_changed':
      return text('admin-applications.concern.price_changed', { was: money(concern.was), now: money(concern.now) })
    case 'running_contract': {
      const { reference, monthlyPayment, tenureMonths: count, share } = concern
      const contract = { reference, payment: money(monthlyPayment), count }
      const told = text('admin-applications.concern.running_contract', contract)
      if (share === null) return told
      const together = { share: formatShare(share, text.language) }
      return `${told} ${text('admin-applications.concern.running_contract.share', together)}`
    }
    case 'other_undecided':
    case 'other_declined':
      return text(`admin-applications.concern.${concern.kind}`, { reference: concern.reference })
    case 'several_names':
      return text('admin-applications.concern.several_names', namesShared(concern))
    default:
      return text(`admin-applications.concern.${concern.kind}`)
  }
}

/** The same in a few words within a sentence: documents are counted and named. */
export function concernInShort(concern: Concern, { product: { currency } }: Priced, text: Text): string {
  const money = (amount: number) => onOneLine(formatMoney({ amount, currency }))
  switch (concern.kind) {
    case 'documents_missing':
    case 'documents_unopened':
    case 'documents_unopened_second':
    case 'documents_unreadable':
    case 'documents_seen_elsewhere':
    case 'documents_same':
    case 'documents_unchanged':
      return `${countedIn(concern, text)} (${namedIn(concern.documents, text)})`
    case 'income_short':
      return text('admin-applications.despite.income_short', { missing: money(concern.missing) })
    case 'price_changed':
      return text('admin-applications.despite.price_changed', { was: money(concern.was), now: money(concern.now) })
    case 'running_contract': {
      const { reference, monthlyPayment, tenureMonths: count } = concern
      return text('admin-applications.despite.running_contract', { reference, payment: money(monthlyPayment), count })
    }
    case 'other_undecided':
    case 'other_declined':
      return text(`admin-applications.despite.${concern.kind}`, { reference: concern.reference })
    case 'several_names':
      return text('admin-applications.despite.several_names', namesShared(concern))
    default:
      return text(`admin-applications.despite.${concern.kind}`)
  }
}

/** A number stays on one line. */
function namesShared({ contact, count }: Extract<Concern, { readonly kind: 'several_names' }>) {
  return { contact: contact.replaceAll(' ', '\u00a0'), count }
}
