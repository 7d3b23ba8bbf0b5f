import { useParams } from 'react-router'
import { ApplicationReview } from '#business/financing/ui/admin/application-review.tsx'

export const messages = ['admin-applications', 'financing', 'plan', 'tracking'] as const
export const title = 'admin-applications.title.one'

/** One application, to be decided on. */
export default function ApplicationPage() {
  const { id = '' } = useParams()
  return <ApplicationReview id={id} />
}
