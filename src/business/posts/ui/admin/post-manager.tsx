import { useQuery, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { readForm } from '#client/read-form.ts'
import { TabPanel, Tabs } from '#design/admin/tabs.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { postTabs, type AdminPostCard, type PostTab, publicationOf } from '../../admin-post.ts'
import { PostDialog } from './post-dialog.tsx'
import { draftOf, type PostDraft } from './post-draft.ts'
import {
  postCountsQuery,
  adminPostQuery,
  samplePostsQuery,
  postCardsQuery,
  postsPath,
  refreshPosts,
} from './post-queries.ts'
import { toast } from '#design/toast.ts'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { inLanguage } from '#kernel/in-language.ts'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { atWidth } from '#business/media/image-address.ts'
import { dateOf } from '../../post.ts'
import { categoryIn } from '../../post-text.ts'
import { ContentPicture } from '#business/media/ui/content-picture.tsx'

const listPath = '/admin/posts'
const newPath = '/admin/new'

/** Posts in views with their numbers; which view, which words and which post is open is in the address. */
export function PostManager() {
  const text = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const [opened, setOpened] = useState(0)
  const [isChoosing, setChoosing] = useState(false)
  const [sample, setSample] = useState<PostDraft | null>(null)
  const { data: counts } = useQuery(postCountsQuery())
  const tab = postTabs.find((known) => known === search.get('tab')) ?? 'all'
  const q = search.get('q') ?? ''
  const edited = /^\d{1,9}$/.test(search.get('edit') ?? '') ? Number(search.get('edit')) : null
  const change = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setOpened(opened + 1)
    setSearch(next)
  }
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    change({ q: (readForm(event.currentTarget)['q'] ?? '').trim() })
  }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          <Button icon="plus" onClick={() => void navigate(newPath)}>
            {text('admin-posts.create')}
          </Button>
          <Button tone="secondary" onClick={() => setChoosing(true)}>
            {text('admin-posts.samples.open')}
          </Button>
        </div>
        <form onSubmit={find} role="search" className="flex items-end gap-2">
          <Field label={text('admin-posts.search')}>
            <TextInput key={q} name="q" type="search" defaultValue={q} maxLength={100} />
          </Field>
          <Button type="submit" tone="secondary" icon="search" aria-label={text('admin-posts.search')} />
        </form>
      </div>
      <Tabs
        value={tab}
        onChange={(chosen) => change({ tab: chosen === 'all' ? '' : chosen })}
        label={text('admin-posts.tabs')}
        tabs={postTabs.map((value) => ({ value, label: text(`admin-posts.tab.${value}`), count: counts?.[value] }))}
      >
        <TabPanel value={tab}>
          <PostList tab={tab} q={q} onEdit={(id) => change({ edit: String(id) })} />
        </TabPanel>
      </Tabs>
      {pathname === newPath && <PostDialog known={null} onClose={() => void navigate(listPath, { replace: true })} />}
      {isChoosing && (
        <SamplePosts
          onPick={(draft) => {
            setChoosing(false)
            setSample(draft)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {sample && <PostDialog known={null} begun={sample} onClose={() => setSample(null)} />}
      {edited !== null && <EditedPost key={opened} id={edited} onClose={() => change({ edit: '' })} />}
    </div>
  )
}

/** The dialog of a post as it is now: read anew each time that it is opened. */
function EditedPost({ id, onClose }: { id: number; onClose: () => void }) {
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

type SamplePostsProps = { readonly onPick: (draft: PostDraft) => void; readonly onClose: () => void }

/** The posts that come with the site: a copy of one takes its place once published, as its address is the same. */
function SamplePosts(props: SamplePostsProps) {
  const text = useText()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={text('admin-posts.samples')}
      description={text('admin-posts.samples.text')}
      closeLabel={text('shell.dialog.close')}
      maxWidth={640}
    >
      <Choices {...props} />
    </Dialog>
  )
}

function Choices({ onPick }: SamplePostsProps) {
  const text = useText()
  const { data: samples, isError, refetch } = useQuery(samplePostsQuery())
  if (isError) return <NotLoaded onRetry={refetch} />
  if (!samples) return <Skeleton className="h-64" />
  return (
    <ul className="grid gap-2">
      {samples.map((draft) => (
        <li key={draft.slug}>
          <Button tone="secondary" wide className="justify-start text-left" onClick={() => onPick(draftOf(draft))}>
            {inLanguage(draft, 'title', text.language)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

type PostListProps = { readonly tab: PostTab; readonly q: string; readonly onEdit: (id: number) => void }

/** The posts of a view in each of its states. */
function PostList({ tab, q, onEdit }: PostListProps) {
  const text = useText()
  const [removed, setRemoved] = useState<AdminPostCard | null>(null)
  const [now] = useState(() => new Date())
  const query = useInfiniteQuery(postCardsQuery(tab, q))
  const posts = query.data?.pages.flat()
  if (query.isError) return <NotLoaded onRetry={query.refetch} />
  if (!posts) {
    return (
      <div role="status" className="grid gap-4">
        <p>{text('admin-posts.loading')}</p>
        <Skeleton className="h-72" />
      </div>
    )
  }
  if (posts.length === 0) return <StateBlock title={text('admin-posts.empty')} />
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <PostTile post={post} now={now} onEdit={() => onEdit(post.id)} onDelete={() => setRemoved(post)} />
          </li>
        ))}
      </ul>
      <MoreButton list={query} />
      {removed && <DeletePost post={removed} onClose={() => setRemoved(null)} />}
    </div>
  )
}

/** Asks, then removes a post. */
function DeletePost({ post, onClose }: { post: AdminPostCard; onClose: () => void }) {
  const text = useText()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson('DELETE', `${postsPath}/${post.id}`, {}),
    onSuccess: () => toast({ title: text('admin-posts.success'), description: text('admin-posts.deleted') }),
    onError: () =>
      toast({ tone: 'error', title: text('admin-posts.error'), description: text('admin-posts.deleteFailed') }),
    onSettled: async () => {
      onClose()
      await refreshPosts(client)
    },
  })
  return (
    <ConfirmDialog
      title={text('admin-posts.delete.confirm')}
      confirmLabel={text('admin-posts.delete')}
      cancelLabel={text('admin.cancel')}
      loading={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p className="wrap-anywhere">{post.title}</p>
      <p className="mt-2 text-muted">{text('admin-posts.delete.text')}</p>
    </ConfirmDialog>
  )
}

type PostTileProps = {
  readonly post: AdminPostCard
  readonly now: Date
  readonly onEdit: () => void
  readonly onDelete: () => void
}

const looks = { draft: 'neutral', scheduled: 'blue', published: 'leaf' } as const

/** A post in the list of the back office. */
function PostTile({ post, now, onEdit, onDelete }: PostTileProps) {
  const text = useText()
  const { language } = text
  const title = inLanguage(post, 'title', language)
  const publication = publicationOf(post, now)
  const hasCategory = (post.category + post.categoryEn).trim() !== ''
  const isEnglishMissing = post.titleEn.trim() === ''
  return (
    <Card padded={false} className="flex h-full flex-col overflow-hidden">
      <ContentPicture src={post.thumbnailUrl && atWidth(post.thumbnailUrl, 640)} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <p className="flex flex-wrap gap-2">
          <Badge tone="ink">{text(`content.post.type.${post.type}`)}</Badge>
          {post.isFeatured && <Badge tone="sun">{text('admin-posts.featured')}</Badge>}
          <Badge tone={looks[publication]}>{text(`admin-posts.state.${publication}`)}</Badge>
          {isEnglishMissing && <Badge tone="clay">{text('admin-posts.frenchOnly')}</Badge>}
        </p>
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <p className="line-clamp-3 text-sm wrap-anywhere text-muted">
          {inLanguage(post, 'excerpt', language) || text('admin-posts.noExcerpt')}
        </p>
        <p className="mt-auto text-sm wrap-anywhere">
          {hasCategory ? categoryIn(post, language) : text('admin-posts.uncategorized')}
          {' · '}
          {inLanguage(post, 'author', language) || text('admin-posts.anonymous')}
          {' · '}
          <time dateTime={dateOf(post)} className="whitespace-nowrap">
            {formatLongDate(dateOf(post).slice(0, 10), language)}
          </time>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            tone="secondary"
            size="sm"
            icon="edit"
            onClick={onEdit}
            aria-label={text('admin-posts.editOf', { title })}
          >
            {text('admin-posts.edit')}
          </Button>
          <Button tone="danger" size="sm" onClick={onDelete} aria-label={text('admin-posts.deleteOf', { title })}>
            {text('admin-posts.delete')}
          </Button>
          {publication === 'published' && (
            <Button asChild tone="quiet" size="sm" iconAfter="external">
              <a href={`/news/${post.slug}?lang=${language}`} target="_blank" rel="noreferrer">
                {text('admin-posts.see')}
              </a>
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
