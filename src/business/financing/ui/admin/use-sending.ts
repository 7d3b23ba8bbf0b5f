import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useUsualCountry } from '#business/accounts/ui/usual-country.ts'
import { sendJson } from '#client/send.ts'
import { renewSubmissionKey, submissionKey } from '#client/submission-key.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { isCountry } from '#kernel/country.ts'
import type { ApplicationReceipt } from '../../application.ts'
import type { TakenApplication } from '../../taken-application.ts'
import { applicationsPath } from './application-review-query.ts'

/** Sends what is typed; then it is the application's screen that is seen, where its documents are added. */
export function useSending(onSent: () => void) {
  const text = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [, keepCountry] = useUsualCountry()
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ productId, ...typed }: Record<string, unknown>) => {
      const body = { ...typed, productId: productId ? Number(productId) : undefined } as unknown as TakenApplication
      const idempotencyKey = submissionKey(applicationsPath, JSON.stringify(body))
      return sendJson<ApplicationReceipt>('POST', applicationsPath, body, { idempotencyKey })
    },
    onSuccess: async ({ id, reference }, { country }) => {
      renewSubmissionKey(applicationsPath)
      onSent()
      if (isCountry(country)) keepCountry(country)
      toast({ title: text('admin-applications.new.saved', { reference }) })
      await client.invalidateQueries({ queryKey: [applicationsPath] })
      await navigate(`/admin/applications/${id}`)
    },
    // A price that has changed meanwhile is seen, and accepted by sending it once more.
    onError: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => /^\/api\/(products|quotes)\//.test(String(path)),
      }),
  })
  return { send: mutate, isPending, error }
}
