import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { PostDialog } from './post-dialog.tsx'
import { adminPostQuery } from './post-queries.ts'

/** The dialog of a post as it is now: read anew each time that it is opened. */
export function EditedPost({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useText()
  const { data: post, isError } = useQuery({ ...adminPostQuery(id), staleTime: Number.POSITIVE_INFINITY })
  const giveUp = useEffectEvent(() => {
    toast({ tone: 'error', title: text('admin-posts.error'), description: text('admin-posts.gone') })
    onClose()
  })
  useEffect(() => {
    if (isError) giveUp()
  }, [isError])
  return post ? <PostDialog known={post} onClose={onClose} /> : null
}
