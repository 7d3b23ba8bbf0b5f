import { useQueryClient } from '@tanstack/react-query'
import { readPage } from '#client/pages-of.ts'
import { sendJson } from '#client/send.ts'
import { reasonOf } from '#design/form/field-errors.ts'
import { toast, type ToastMessage } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { BinnedKind, BinPage } from '../../binned-record.ts'

export const binPath = '/api/admin/bin'

/** What a message that a record was deleted offers: to bring it back from the bin at once. */
export function useBringBack(kind: BinnedKind): (recordId: number) => NonNullable<ToastMessage['action']> {
  const text = useText()
  const client = useQueryClient()
  const bringBack = async (recordId: number) => {
    try {
      const { items } = await readPage<BinPage>(binPath, new URLSearchParams(), '', AbortSignal.timeout(20_000))
      const record = items.find((one) => one.kind === kind && one.recordId === recordId)
      if (!record) throw new Error('not in the bin')
      await sendJson('POST', `${binPath}/${record.id}/restore`, {})
      toast({ title: text('admin.deleted.restored', { name: record.label }) })
    } catch (error) {
      const description = reasonOf(error, text('admin.deleted.restoreFailed'))
      toast({ title: text('admin.failure'), description, tone: 'error' })
    }
    await client.invalidateQueries()
  }
  return (recordId) => ({ words: text('admin.deleted.undo'), press: () => void bringBack(recordId) })
}
