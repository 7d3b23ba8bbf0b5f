import { useEffect, type ReactNode } from 'react'
import { Link } from '#client/link.tsx'
import { followSections } from '#client/follow-sections.ts'
import { otherLanguage } from '#client/written-in.tsx'
import { useQuery } from '@tanstack/react-query'
import { isRefusal } from '#client/api-error.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { postQuery } from './post-queries.ts'
import { LoadFailure } from '#client/lazy.tsx'
import { Button } from '#design/button.tsx'
import { Missing } from '#client/missing.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Markup } from '#design/markup.tsx'
import { articleSections, type ArticleSection } from '../article-sections.ts'
import type { ListedPost, Post } from '../post.ts'
import { postBodyIn, postTextIn } from '../post-text.ts'
import { ContentPicture } from '#business/media/ui/content-picture.tsx'
import { NeedsCall } from '#client/needs-call.tsx'
import { VideoEmbed } from '#business/media/ui/video-embed.tsx'
import { PostBadges, PostByline, PostTags } from './post-byline.tsx'

/** The post of a slug in each of its states: loading, not there, failed, loaded. */
export function Article({ slug }: { slug: string }) {
  const text = useText()
  const { data, isPending, error, refetch } = useQuery(postQuery(slug))
  if (isPending) return <ArticleSkeleton label={text('content.news.loading')} />
  if (!error) return <ArticleView post={data} />
  if (isRefusal(error)) return <ArticleMissing />
  return (
    <div className="container py-12">
      <LoadFailure title={text('content.news.failed')} onRetry={() => void refetch()} />
    </div>
  )
}

function ArticleSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="container grid max-w-3xl gap-5 py-10">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-12 w-5/6" />
      <Skeleton className="aspect-16/9 w-full" />
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} className="h-20 w-full" />
      ))}
    </div>
  )
}

/** There is no such post, or none yet. */
function ArticleMissing() {
  const text = useText()
  const back = (
    <Button asChild icon="arrow-left">
      <Link to="/news">{text('content.article.back')}</Link>
    </Button>
  )
  return (
    <Missing title={text('content.article.notFound.title')} isSearched action={back}>
      {text('content.article.notFound.text')}
    </Missing>
  )
}

/** A post to be read, and what to do next. */
function ArticleView({ post }: { post: Post }) {
  const text = useText()
  const { title, excerpt } = postTextIn(post, text.language)
  const { html, language } = postBodyIn(post, text.language)
  const body = articleSections(html)
  return (
    <>
      <WithContents sections={body.sections}>
        <article className="py-6 sm:py-10">
          <Button asChild tone="quiet" icon="arrow-left" className="-ml-5 print:hidden">
            <Link to="/news">{text('content.article.back')}</Link>
          </Button>
          <header className="mt-2 grid gap-4">
            <PostBadges post={post} />
            <h1 lang={otherLanguage(post, 'title', text.language)}>{title}</h1>
            {excerpt && (
              <p lang={otherLanguage(post, 'excerpt', text.language)} className="text-lg text-muted">
                {excerpt}
              </p>
            )}
            <PostByline post={post} />
          </header>
          <div className="mt-6 empty:hidden">
            {post.videoId ? (
              <VideoEmbed videoId={post.videoId} title={title} poster={post.thumbnailUrl} />
            ) : (
              // A body with pictures of its own needs no emblem above it.
              (post.thumbnailUrl !== null || !html.includes('<img')) && (
                <ContentPicture src={post.thumbnailUrl} eager large className="rounded-card border border-line" />
              )
            )}
          </div>
          {body.sections.length > 0 && (
            <Disclosure summary={text('content.article.contents')} className="mt-6 lg:hidden print:hidden">
              <Contents sections={body.sections} />
            </Disclosure>
          )}
          <ArticleBody html={body.html} language={language} />
          <footer className="mt-8 grid gap-4 border-t border-line pt-5">
            <PostTags post={post} />
            {post.originalUrl && (
              <Button asChild tone="secondary" iconAfter="external" className="justify-self-start">
                <a href={post.originalUrl} rel="noopener noreferrer">
                  {text('content.article.original')}
                </a>
              </Button>
            )}
          </footer>
        </article>
        <ReadNext posts={post.related} />
      </WithContents>
      <NeedsCall />
    </>
  )
}

type WithContentsProps = { sections: readonly ArticleSection[]; children: ReactNode }

/** An article in its column, on a desk beside its contents, in which the part that is read is marked. */
function WithContents({ sections, children }: WithContentsProps) {
  const text = useText()
  useEffect(followSections, [sections])
  if (sections.length === 0) return <div className="container max-w-3xl">{children}</div>
  return (
    <div className="container max-w-3xl lg:grid lg:max-w-page lg:beside-contents">
      <nav
        aria-label={text('content.article.contents')}
        className="lg:col-start-2 lg:row-start-1 sticky top-20 mt-12 max-h-[calc(100dvh-6rem)] self-start overflow-y-auto max-lg:hidden print:hidden"
      >
        <p className="text-sm font-semibold">{text('content.article.contents')}</p>
        <Contents sections={sections} />
      </nav>
      <div>{children}</div>
    </div>
  )
}

/** Links to the parts of an article. */
function Contents({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <ul data-contents className="text-sm lg:mt-2 lg:border-l lg:border-line">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1 leading-snug hover:underline aria-[current]:font-semibold lg:-ml-px lg:min-h-9 lg:border-l-2 lg:border-transparent lg:pl-3 lg:aria-[current]:border-ink"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

function ReadNext({ posts }: { posts: readonly ListedPost[] }) {
  const text = useText()
  if (posts.length === 0) return null
  return (
    <section className="print:hidden">
      <h2>{text('content.article.next')}</h2>
      <ul className="divide-y divide-line">
        {posts.map((post) => (
          <li key={post.slug} className="relative grid gap-1 py-4">
            <h3 lang={otherLanguage(post, 'title', text.language)} className="text-h4">
              <Link to={`/news/${post.slug}`} className="outline-none after:absolute after:inset-0 hover:underline">
                {postTextIn(post, text.language).title}
              </Link>
            </h3>
            <PostByline post={post} isListed />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The body, as the server sanitised it; where it is written in the other language only, it says so. */
function ArticleBody({ html, language }: ReturnType<typeof postBodyIn>) {
  const text = useText()
  if (html === '') return null
  const isOther = language !== text.language
  return (
    <>
      {isOther && (
        <p className="mt-6 rounded-control bg-sun-soft px-4 py-3">{text(`content.article.only.${language}`)}</p>
      )}
      <Markup html={html} lang={isOther ? language : undefined} className="prose mt-6 max-w-180" />
    </>
  )
}
