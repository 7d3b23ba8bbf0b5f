import { applicationReference, type Application } from '#business/financing/application.ts'
import { missingDocuments, type DocumentType } from '#business/financing/document-type.ts'
import { planInstalments } from '#business/financing/plan-instalments.ts'
import { aProduct } from './products.ts'

type Changes = Partial<Omit<Application, 'documents' | 'missingDocuments'>> & { readonly has?: readonly DocumentType[] }

/** A draft for the plan of the specification, its documents those that it `has`, with whatever the test is about changed. */
export function anApplication({ has = [], id = 7, ...changes }: Changes = {}): Application {
  const { price, ...product } = aProduct({ id: 2, name: 'Kit deux', nameEn: 'Kit two', price: 3_500_000 })
  const choice = { downPaymentPercentage: 30, tenureMonths: 12 }
  const at = '2026-03-05T09:00:00.000Z'
  return {
    id,
    reference: applicationReference(id),
    status: 'draft',
    country: 'cm',
    product: { ...product, price: price ?? 0 },
    quote: null,
    ...choice,
    ...planInstalments({ ...choice, totalAmount: price ?? 0 }, '2026-03-05'),
    additionalInfo: {
      fullName: null,
      monthlyIncome: '',
      incomePeriod: 'month',
      employerName: '',
      email: null,
      phone: null,
    },
    documents: has.map((type, index) => ({
      id: index + 1,
      type,
      name: `${type}.pdf`,
      mediaType: 'application/pdf',
      size: 2_500_000,
      uploadedAt: at,
    })),
    missingDocuments: missingDocuments(has),
    requestedDocuments: [],
    timeline: [{ at, event: 'status', status: 'draft', documentType: null, note: null }],
    reviewDueOn: null,
    createdAt: at,
    updatedAt: at,
    submittedAt: null,
    ...changes,
  }
}
