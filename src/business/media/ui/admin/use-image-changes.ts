import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reasonOf } from '#business/accounts/ui/field-errors.ts'
import { staleRecord } from '#business/accounts/ui/stale-record.ts'
import { ApiError } from '#client/api-error.ts'
import { sendJson } from '#client/send.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { MediaImage, Place } from '../../media-image.ts'
import type { Alts } from './alt-fields.tsx'
import type { Focus } from './focal-point.tsx'
import { mediaPath } from './media-queries.ts'

/** What can be changed of an image. */
export type ImageDraft = Alts & Focus

/** Saves and removes an image of the library, and tells how it went; `onDone` once nothing is left to do. */
export function useImageChanges({ id }: Pick<MediaImage, 'id'>, onDone: () => void) {
  const text = useText()
  const client = useQueryClient()
  const path = `${mediaPath}/${id}`
  const finish = async (description: string) => {
    toast({ title: text('admin-media.success'), description })
    onDone()
    await client.invalidateQueries({ queryKey: [mediaPath] })
  }
  const fail = (error: unknown, otherwise: string) =>
    toast({ tone: 'error', title: text('admin-media.failure'), description: reasonOf(error, otherwise) })

  const save = useMutation({
    mutationFn: (change: ImageDraft & Pick<MediaImage, 'updatedAt'>) => sendJson<MediaImage>('PATCH', path, change),
    onSuccess: () => finish(text('admin-media.saved')),
    onError: (error) => staleRecord(error) || fail(error, text('admin-media.saveFailed')),
  })
  const remove = useMutation({
    mutationFn: () => sendJson('DELETE', path, {}),
    onSuccess: () => finish(text('admin-media.deleted')),
    onError: (error) => placesIn(error).length > 0 || fail(error, text('admin-media.deleteFailed')),
  })
  return { save, remove, isBusy: save.isPending || remove.isPending }
}

/** What still shows an image that was not removed because of it. */
export function placesIn(error: unknown): readonly Place[] {
  const problem = error instanceof ApiError ? error.problem : null
  return (problem as { places?: readonly Place[] } | null)?.places ?? []
}
