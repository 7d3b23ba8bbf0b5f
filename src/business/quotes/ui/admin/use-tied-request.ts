import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isRefusal } from '#client/api-error.ts'
import { sendJson } from '#client/send.ts'
import { recallFromSession, removeFromSession } from '#client/session-store.ts'
import { failureOf } from '#design/form/field-errors.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { requestOfQuote } from '../../quote-address.ts'
import { quotesPath } from './quote-queries.ts'

/** Ties a quote that was just made to the request that the audit was begun from; true until that is done: what it says of it is read then. */
export function useTiedRequest(key: string): boolean {
  const text = useText()
  const client = useQueryClient()
  const keptAs = requestOfQuote(key)
  const leadId = recallFromSession(keptAs)
  const [settled, setSettled] = useState('')
  const { mutate } = useMutation({
    mutationFn: (id: number) => sendJson<undefined>('PUT', `${quotesPath}/${key}/request`, { leadId: id }),
    onSuccess: (_, id) => {
      removeFromSession(keptAs)
      void client.invalidateQueries({ queryKey: [`/api/admin/leads/${id}`] })
    },
    onError: (error) => {
      if (isRefusal(error)) removeFromSession(keptAs)
      toast({ title: failureOf(error, text('shell.error.text')) ?? text('shell.error.text'), tone: 'error' })
    },
    onSettled: () => setSettled(key),
  })
  const isTying = typeof leadId === 'number' && settled !== key
  useEffect(() => {
    if (isTying) mutate(leadId)
  }, [isTying, leadId, mutate])
  return isTying
}
