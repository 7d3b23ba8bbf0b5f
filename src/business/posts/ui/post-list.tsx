import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '#client/link.tsx'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { PostFilter } from '../post-filter.ts'
import { CardGridSkeleton } from '#design/card-grid-skeleton.tsx'
import { newsQuery, searchOfPage } from './post-queries.ts'
import { fullRows } from '#design/full-rows.ts'
import { LoadFailure } from '#client/lazy.tsx'
import { otherLanguage } from '#client/written-in.tsx'
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { Excerpt } from '#design/excerpt.tsx'
import type { ListedPost } from '../post.ts'
import type { NewsPage } from '../post-pages.ts'
import { postTextIn } from '../post-text.ts'
import { ContentPicture } from '#business/media/ui/content-picture.tsx'
import { FirstTags, PostBadges, PostByline } from './post-byline.tsx'

/** A page of the posts of a filter in each of its states. */
export function PostList({ filter, page }: { filter: PostFilter; page: number }) {
  const text = useText()
  const { data, isPending, isError, refetch } = useQuery(newsQuery(filter, page))
  if (isPending) return <CardGridSkeleton label={text('content.news.loading')} />
  if (isError) {
    return (
      <div className="grid gap-8">
        <LoadFailure title={text('content.news.failed')} onRetry={() => void refetch()} />
        <EarlierPosts />
      </div>
    )
  }
  const { count, lead, items, pages } = data
  if (page > pages) return <BeyondTheLast filter={filter} pages={pages} />
  const isFiltered = filter.type !== 'all' || filter.featured
  if (count === 0 && !isFiltered) return <NoPosts isFiltered={false} />
  const areSamples = count > 0 && [...(lead ? [lead] : []), ...items].every(({ isSample }) => isSample)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="text-sm text-muted">
          {text('content.news.count', { count })}
        </p>
        {areSamples && <Badge>{text('content.news.samples')}</Badge>}
      </div>
      {count === 0 ? (
        <NoPosts isFiltered />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-6">
          {lead && (
            <li className="sm:col-span-2 lg:col-span-6">
              <PostCard post={lead} {...{ areSamples }} large eager />
            </li>
          )}
          {items.map((post, index) => (
            <li key={post.slug} className={fullRows(index, items.length)}>
              <PostCard post={post} {...{ areSamples }} eager={!lead && index === 0} />
            </li>
          ))}
        </ul>
      )}
      <PostPageLinks filter={filter} page={page} pages={pages} />
    </>
  )
}

/** The way to all posts or, where there is none at all, to what needs none. */
function NoPosts({ isFiltered }: { isFiltered: boolean }) {
  const text = useText()
  return (
    <StateBlock
      title={text(isFiltered ? 'content.news.empty' : 'content.news.none')}
      action={
        <Button asChild tone="secondary">
          {isFiltered ? (
            <Link to="/news">{text('content.news.reset')}</Link>
          ) : (
            <Link to="/smart-solar-plan">{text('content.news.none.action')}</Link>
          )}
        </Button>
      }
    />
  )
}

/** What came last of the news, in place of what did not arrive; nothing where nothing has come yet. */
function EarlierPosts() {
  const text = useText()
  const [earlier] = useQueryClient()
    .getQueryCache()
    .findAll({ predicate: ({ queryKey: [path] }) => /^\/api\/news(\?|$)/.test(String(path)) })
    .filter(({ state }) => state.data !== undefined)
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  if (!earlier) return null
  const { lead, items } = earlier.state.data as NewsPage
  return (
    <section>
      <h2>{text('content.news.earlier')}</h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {[...(lead ? [lead] : []), ...items].map((post) => (
          <li key={post.slug}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type PagesOfFilter = { filter: PostFilter; pages: number }

function BeyondTheLast({ filter, pages }: PagesOfFilter) {
  const text = useText()
  return (
    <StateBlock
      title={text('content.news.beyond.title')}
      description={text('content.news.beyond.text', { pages })}
      action={
        <Button asChild tone="secondary">
          <Link to={`/news${searchOfPage(filter, pages)}`}>{text('content.news.beyond.last', { page: pages })}</Link>
        </Button>
      }
    />
  )
}

const mostTags = 3

type PostCardProps = {
  post: ListedPost
  /** The list has said that all of it are samples. */
  areSamples?: boolean
  /** Across the width of the list, the picture beside the words. */
  large?: boolean
  eager?: boolean
}

/** One post of the list; the whole card leads to it. */
function PostCard({ post, areSamples = false, large = false, eager = false }: PostCardProps) {
  const { language } = useText()
  const { title, excerpt } = postTextIn(post, language)
  return (
    <Card
      padded={false}
      className={`relative flex h-full flex-col overflow-hidden leads-on ${large ? 'md:flex-row' : 'max-sm:grid max-sm:grid-cols-[4.5rem_minmax(0,1fr)] max-sm:content-start max-sm:gap-x-3 max-sm:gap-y-2 max-sm:p-3'} focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink`}
    >
      <div className={large ? 'md:w-1/2' : 'max-sm:row-span-2'}>
        <ContentPicture
          src={post.thumbnailUrl}
          eager={eager}
          large={large}
          className={large ? 'md:h-full' : 'max-sm:aspect-4/3 max-sm:rounded-control'}
        />
      </div>
      <div
        className={
          large
            ? 'flex flex-1 flex-col gap-3 p-4 sm:p-5 md:justify-center md:p-8'
            : 'contents sm:flex sm:flex-1 sm:flex-col sm:gap-3 sm:p-5'
        }
      >
        <PostBadges post={post} isListed isLead={large} />
        <h2 lang={otherLanguage(post, 'title', language)} className={large ? '' : 'text-h3 max-sm:text-h4'}>
          <Link to={`/news/${post.slug}`} className="outline-none after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </h2>
        {excerpt && (
          <p
            lang={otherLanguage(post, 'excerpt', language)}
            className={large ? 'text-lg' : 'max-sm:col-span-2 max-sm:text-sm'}
          >
            {large ? excerpt : <Excerpt words={excerpt} />}
          </p>
        )}
        <div className={`grid gap-1 ${large ? '' : 'max-sm:col-span-2 sm:mt-auto sm:pt-1'}`}>
          <PostByline {...{ post, areSamples }} isListed />
          <FirstTags post={post} most={mostTags} />
        </div>
      </div>
    </Card>
  )
}

/** To the newer and the older posts of a list that does not fit on one page. */
function PostPageLinks({ filter, page, pages }: PagesOfFilter & { page: number }) {
  const text = useText()
  if (pages === 1) return null
  const address = (to: number) => `/news${searchOfPage(filter, to)}`
  return (
    <nav
      aria-label={text('content.news.pages')}
      className="mt-8 grid grid-cols-2 items-center gap-x-2 gap-y-4 sm:flex sm:justify-center"
    >
      {page > 1 && (
        <Button asChild tone="secondary" size="sm" icon="arrow-left" className="max-sm:px-2">
          <Link to={address(page - 1)}>{text('content.news.newer')}</Link>
        </Button>
      )}
      <span className="figure order-last col-span-2 text-center sm:order-none">
        {page} / {pages}
      </span>
      {page < pages && (
        <Button asChild tone="secondary" size="sm" iconAfter="arrow-right" className="col-start-2 max-sm:px-2">
          <Link to={address(page + 1)}>{text('content.news.older')}</Link>
        </Button>
      )}
    </nav>
  )
}
