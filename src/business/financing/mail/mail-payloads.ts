import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import type { ProductSummary } from '#business/catalogue/product-summary.ts'
import type { ToldQuote } from '#business/quotes/quote.ts'
import type { AppliedPlan } from '../application.ts'
import type { DocumentType } from '../document-type.ts'
import type { IncomePeriod } from '../income-period.ts'

/** What every mail about an application tells: JSON, kept in the outbox until it is sent. */
type FinancingMail = {
  readonly reference: string
  readonly country: Country
  readonly product: ProductSummary
  /** Queued before applications carried quotes, a mail has none. */
  readonly quote?: ToldQuote | null
  readonly plan: Omit<AppliedPlan, 'paymentSchedule'>
  /** By when the applicant hears from us. */
  readonly reviewDueOn: CalendarDate
}

export type ApplicantMail = FinancingMail & { readonly statusLink: string }

/** What the company decided, or asks for; `status` is the application's new one, `reopened` that an approval is withdrawn to be looked at again. */
export type DecisionMail = FinancingMail & {
  readonly status: 'in_review' | 'reopened' | 'more_info_needed' | 'approved' | 'declined' | 'withdrawn'
  /** In the words of whoever decided; '' without any. */
  readonly reason: string
  /** The documents to be sent again. */
  readonly documentTypes?: readonly DocumentType[]
  /** The one of a mail that was queued when only one could be asked for. */
  readonly documentType?: DocumentType | null
  readonly statusLink: string
}

export type ApplicationStaffMail = FinancingMail & {
  /** The application is new, everything that staff asked for again has come, or a second person must approve it. */
  readonly news: 'submitted' | 'completed' | 'second'
  /** Who approved it first, where a second person must; '' otherwise. Queued before that was told, a mail has none. */
  readonly firstApproverName?: string
  /** When that was, ISO 8601. */
  readonly at: string
  readonly applicantLanguage: Language
  /** As the applicant wrote it; '' where nothing was written. */
  readonly fullName: string
  readonly monthlyIncome: string
  readonly incomePeriod: IncomePeriod
  readonly employerName: string
  readonly email: string
  readonly phone: string
}

/** Applications whose promised day is past. */
export type OverdueMail = {
  readonly country: Country
  readonly overdue: readonly {
    readonly reference: string
    /** '' where nobody is named. */
    readonly fullName: string
    readonly product: Pick<ProductSummary, 'name' | 'nameEn'>
    readonly dueOn: CalendarDate
    /** Who looks after it; '' for nobody. */
    readonly owner: string
  }[]
}

export type ReminderMail = {
  readonly country: Country
  /** `submittedAt` in ISO 8601. */
  readonly waiting: readonly {
    readonly reference: string
    readonly product: Pick<ProductSummary, 'name' | 'nameEn'>
    readonly submittedAt: string
  }[]
}
