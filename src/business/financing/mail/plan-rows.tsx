import type { ReactNode } from 'react'
import type { Text } from '#i18n/text.ts'
import { nameIn } from '#kernel/name-in.ts'
import { formatMoney } from '#kernel/money.ts'
import { quoteRows } from '#business/quotes/mail/quote-rows.tsx'
import type { ProductSummary } from '#business/catalogue/product-summary.ts'
import type { ApplicantMail } from './mail-payloads.ts'

/** A product's name in the language of the mail. */
export function productName(product: Pick<ProductSummary, 'name' | 'nameEn'>, text: Text): string {
  return nameIn(product, text.language)
}

/** The product, or the quote that it is part of, and what is paid for it, when. */
export function planRows(
  text: Text,
  { product, plan, quote }: Pick<ApplicantMail, 'product' | 'plan' | 'quote'>,
): (readonly [name: string, value: ReactNode])[] {
  const { downPaymentPercentage: percent, tenureMonths: months } = plan
  const money = (amount: number) => formatMoney({ amount, currency: product.currency })
  return [
    [text('mail.field.product'), productName(product, text)],
    ...(quote ? quoteRows(text, quote) : []),
    [text('mail.field.plan'), text('mail.field.planTerms', { percent, months })],
    [text('mail.field.downPayment'), money(plan.downPayment)],
    [text('mail.field.monthlyPayment'), plan.monthlyPayment === 0 ? '' : money(plan.monthlyPayment)],
    [text('mail.field.total'), money(plan.totalAmount)],
  ]
}
