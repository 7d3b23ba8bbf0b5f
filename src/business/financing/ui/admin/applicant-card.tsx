import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication } from '../../admin-application.ts'

/** Who applies: how to reach them, in which language, and what they do. */
export function ApplicantCard({ application }: { application: AdminApplication }) {
  const text = useText()
  const { additionalInfo, country, language, reference } = application
  const { email, phone, employerName } = additionalInfo
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere'
  const unknown = text('admin-applications.notTold')
  const mail = `mailto:${encodeURIComponent(email ?? '')}?subject=${encodeURIComponent(reference)}`
  return (
    <Card>
      <h2 className="text-xl">{text('admin-applications.applicant')}</h2>
      <DataList
        className="mt-2 [&_dd]:min-w-0 [&_dd]:wrap-anywhere"
        rows={[
          {
            key: 'email',
            label: text('admin-applications.email'),
            value: email ? (
              <a href={mail} className={link}>
                {email}
              </a>
            ) : (
              unknown
            ),
          },
          {
            key: 'phone',
            label: text('admin-applications.phone'),
            value: phone ? (
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
                {phone}
              </a>
            ) : (
              unknown
            ),
          },
          { key: 'employer', label: text('admin-applications.employer'), value: employerName || unknown },
          {
            key: 'country',
            label: text('admin-applications.country'),
            value: text(`admin-applications.country.${country}`),
          },
          {
            key: 'language',
            label: text('admin-applications.language'),
            value: text(`admin-applications.language.${language}`),
          },
        ]}
      />
    </Card>
  )
}
