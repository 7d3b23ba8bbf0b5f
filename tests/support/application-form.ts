import type { Page } from 'playwright-core'
import { documentTypes, type DocumentType } from '#business/financing/document-type.ts'
import type { ApplicationStep } from '#business/financing/ui/application-steps.ts'
import type { Text } from '#i18n/text.ts'
import { pdfFile } from './sample-files.ts'

/** A file to be chosen: a PDF of so many bytes. */
export const pdf = (name: string, size = 4000) => ({ name, mimeType: 'application/pdf', buffer: pdfFile(size) })

/** The screens of an application, as an applicant goes through them. */
export function applicationForm(page: Page, say: Text) {
  const form = page.locator('main form')
  const picker = form.locator('[type=file]:not([capture])')
  const goOn = () => form.locator('[type=submit]').click()
  const open = async (step: ApplicationStep) => {
    await page.evaluate((hash) => (location.hash = hash), step)
    const title =
      step === 'you' || step === 'check'
        ? (`eligibility.step.${step}` as const)
        : (`financing.document.${step}` as const)
    await form.getByRole('heading', { level: 2, name: say(title), exact: true }).waitFor()
  }
  const arrival = () => form.getByText(say('eligibility.upload.received'), { exact: true }).waitFor()
  const choose = async (type: DocumentType, file = pdf(`${type}.pdf`)) => {
    await open(type)
    await picker.setInputFiles(file)
  }
  return {
    form,
    picker,
    goOn,
    open,
    choose,
    arrival,
    /** Applies for the example that stands there for who comes without a plan. */
    begin: () => page.getByRole('button', { name: say('eligibility.example.take', { name: '' }).trim() }).click(),
    tell: async (told: Partial<Record<'fullName' | 'phone' | 'email' | 'monthlyIncome' | 'employerName', string>>) => {
      const all = { fullName: 'Amina Bello', phone: '0803 000 0000', ...told }
      for (const [field, value] of Object.entries(all)) await form.locator(`[name=${field}]`).fill(value)
    },
    /** Sends documents, one PDF each, and waits for each to have arrived. */
    sendDocuments: async (types: readonly DocumentType[] = documentTypes) => {
      for (const type of types) {
        await choose(type)
        await arrival()
      }
    },
    /** Sends it all from the last screen. */
    submit: async () => {
      await open('check')
      await form.getByRole('checkbox').check()
      await goOn()
    },
  }
}
