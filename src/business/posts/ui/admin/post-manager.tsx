import { useBringBack } from '#business/bin/ui/admin/use-bring-back.ts'
import { useQuery, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddressFilter } from '#client/address-filter.ts'
import { useNow } from '#client/use-now.ts'
import { CountedName } from '#design/admin/counted-name.tsx'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { SearchField } from '#design/admin/search-field.tsx'
import { TabPanel, Tabs } from '#design/admin/tabs.tsx'
import { ScreenAction } from '#design/admin/screen-action.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { postTabs, type AdminPostCard, type PostTab } from '../../admin-post.ts'
import { PostDialog } from './post-dialog.tsx'
import { PostRow } from './post-row.tsx'
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
import { NoMatch } from '#business/accounts/ui/no-match.tsx'
import { UnopenedRecord } from '#business/accounts/ui/unopened-record.tsx'
import { SampleChoice } from '#business/accounts/ui/sample-choice.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'

const listPath = '/admin/posts'
const newPath = '/admin/new'

/** Posts in views with their numbers; which view, which words and which post is open is in the address. */
export function PostManager() {
  const text = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { filter: search, narrow } = useAddressFilter()
  const [opened, setOpened] = useState(0)
  const [isChoosing, setChoosing] = useState(false)
  const [sample, setSample] = useState<PostDraft | null>(null)
  const { data: counts } = useQuery(postCountsQuery())
  const tab = postTabs.find((known) => known === search.get('tab')) ?? 'all'
  const q = search.get('q') ?? ''
  const create = (
    <Button icon="plus" onClick={() => void navigate(newPath)}>
      {text('admin-posts.create')}
    </Button>
  )
  const samples = (
    <Button tone="secondary" onClick={() => setChoosing(true)}>
      {text('admin-posts.samples.open')}
    </Button>
  )
  const edited = /^\d{1,9}$/.test(search.get('edit') ?? '') ? Number(search.get('edit')) : null
  const change = (changes: Readonly<Record<string, string>>) => {
    setOpened(opened + 1)
    narrow(changes)
  }
  const listed = (
    <>
      <ScreenAction>{create}</ScreenAction>
      <div className="contents flex-wrap justify-between gap-3 sm:flex">
        <SearchField
          label={text('admin-posts.search')}
          hint={text('admin-posts.search')}
          asked={q}
          onAsk={(words) => change({ q: words })}
          className="sm:w-80"
        />
        <div className="grid max-sm:order-1">{samples}</div>
      </div>
      <Tabs
        value={tab}
        onChange={(chosen) => change({ tab: chosen === 'all' ? '' : chosen })}
        label={text('admin-posts.tabs')}
        areChips
        tabs={postTabs.map((value) => ({
          value,
          label: <CountedName name={text(`admin-posts.tab.${value}`)} count={counts?.[value]} />,
        }))}
      >
        <TabPanel value={tab}>
          <PostList
            tab={tab}
            q={q}
            onEdit={(id) => change({ edit: String(id) })}
            onAll={() => change({ tab: '' })}
            onClear={() => change({ q: '' })}
          />
        </TabPanel>
      </Tabs>
    </>
  )
  return (
    <div className="grid gap-5">
      {counts?.all === 0 && tab === 'all' && q === '' ? (
        <NothingWritten>
          {create}
          {samples}
        </NothingWritten>
      ) : (
        listed
      )}
      {pathname === newPath && <PostDialog known={null} onClose={() => void navigate(listPath, { replace: true })} />}
      {isChoosing && (
        <SampleChoice
          title={text('admin-posts.samples')}
          description={text('admin-posts.samples.text')}
          query={samplePostsQuery()}
          onPick={(post) => {
            setChoosing(false)
            setSample(draftOf(post))
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
  const {
    data: post,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...adminPostQuery(id), staleTime: Number.POSITIVE_INFINITY })
  if (post) return <PostDialog known={post} onClose={onClose} />
  return (
    <UnopenedRecord
      title={text('admin-posts.edit')}
      gone={text('admin-posts.gone')}
      maxWidth={1280}
      error={isFetching ? null : error}
      onRetry={refetch}
      onClose={onClose}
    />
  )
}

type PostListProps = {
  readonly tab: PostTab
  readonly q: string
  readonly onEdit: (id: number) => void
  readonly onAll: () => void
  readonly onClear: () => void
}

/** The posts of a view in each of its states. */
function PostList({ tab, q, onEdit, onAll, onClear }: PostListProps) {
  const text = useText()
  const [removed, setRemoved] = useState<AdminPostCard | null>(null)
  const query = useInfiniteQuery(postCardsQuery(tab, q))
  // What was just published is compared with a moment after it.
  const now = new Date(Math.max(useNow().getTime(), query.dataUpdatedAt))
  const posts = query.data?.pages.flat()
  if (query.isLoadingError) return <NotLoaded onRetry={query.refetch} />
  if (!posts) {
    return (
      <div role="status" className="grid gap-4">
        <p>{text('admin-posts.loading')}</p>
        <Skeleton className="h-72" />
      </div>
    )
  }
  if (posts.length === 0) return q === '' ? <NoPosts onAll={onAll} /> : <NoMatch words={q} onClear={onClear} />
  return (
    <div className="grid gap-5">
      <ul className="divide-y divide-line rounded-card border border-line bg-white">
        {posts.map((post) => (
          <li key={post.id}>
            <PostRow post={post} now={now} onEdit={() => onEdit(post.id)} onDelete={() => setRemoved(post)} />
          </li>
        ))}
      </ul>
      <MoreButton list={query} />
      {removed && <DeletePost post={removed} onClose={() => setRemoved(null)} />}
    </div>
  )
}

/** Before the first post: nothing is searched for, and the two ways to begin stand in the middle. */
function NothingWritten({ children }: { children: ReactNode }) {
  const text = useText()
  return (
    <EmptyList
      icon="article"
      title={text('admin-posts.none')}
      description={text('admin-posts.none.text')}
      action={<div className="flex flex-wrap justify-center gap-3">{children}</div>}
    />
  )
}

/** Nothing in this view, with its way on. */
function NoPosts({ onAll }: { readonly onAll: () => void }) {
  const text = useText()
  return (
    <EmptyList
      icon="article"
      title={text('admin-posts.empty')}
      action={
        <Button tone="secondary" onClick={onAll}>
          {text('admin-posts.showAll')}
        </Button>
      }
    />
  )
}

/** Asks, then puts a post into the bin. */
function DeletePost({ post, onClose }: { post: AdminPostCard; onClose: () => void }) {
  const text = useText()
  const client = useQueryClient()
  const bringBack = useBringBack('post')
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson('DELETE', `${postsPath}/${post.id}`, {}),
    onSuccess: () => {
      const description = text('admin-posts.deleted')
      toast({ title: text('admin-posts.success'), description, action: bringBack(post.id) })
    },
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
