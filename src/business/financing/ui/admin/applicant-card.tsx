import { countryTable } from '#kernel/country.ts'
import { ContactWays } from '#business/accounts/ui/contact-ways.tsx'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { brand } from '#kernel/brand.ts'
import type { Greeting } from '#kernel/contact-links.ts'
import type { AdminApplication } from '../../admin-application.ts'

/** Who applies: how to reach them, in which language, and what they do. */
export function ApplicantCard({ application }: { application: AdminApplication }) {
  const text = useText()
  const { additionalInfo, country, language, reference } = application
  const { email, phone, employerName } = additionalInfo
  const unknown = text('admin-applications.notTold')
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{text('admin-applications.applicant')}</h2>
      <DataList
        className="[&_dd]:min-w-0 [&_dd]:wrap-anywhere"
        rows={[
          {
            key: 'email',
            label: text('admin-applications.email'),
            value: email || unknown,
          },
          {
            key: 'phone',
            label: text('admin-applications.phone'),
            value: phone || unknown,
          },
          { key: 'employer', label: text('admin-applications.employer'), value: employerName || unknown },
          {
            key: 'country',
            label: text('admin-applications.country'),
            value: countryTable[country].name[text.language],
          },
          {
            key: 'language',
            label: text('admin-applications.language'),
            value: text(`admin-applications.language.${language}`),
          },
        ]}
      />
      <ContactWays
        person={{ email, phone, country }}
        language={language}
        context="admin-applications"
        greet={(theirs) => greetingOf(reference, theirs)}
      />
    </Card>
  )
}

/** What an applicant is greeted with, in their language; nobody has asked their name. */
function greetingOf(reference: string, theirs: Text): Greeting {
  const said = { brand: brand().name, reference }
  return {
    subject: theirs('admin-applications.greeting.subject', said),
    words: theirs('admin-applications.greeting', said),
  }
}
