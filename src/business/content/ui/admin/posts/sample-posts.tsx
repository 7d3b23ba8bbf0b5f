import { Suspense, use } from 'react'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { blankPost, type PostDraft } from './post-draft.ts'

type SamplePostsProps = { readonly onPick: (draft: PostDraft) => void; readonly onClose: () => void }

/** The posts that come with the site: a copy of one takes its place once published, as its address is the same. */
export function SamplePosts(props: SamplePostsProps) {
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
      <Suspense fallback={<Skeleton className="h-64" />}>
        <Choices {...props} />
      </Suspense>
    </Dialog>
  )
}

function Choices({ onPick }: SamplePostsProps) {
  const { language } = useText()
  const samples = use(readSamples())
  return (
    <ul className="grid gap-2">
      {samples.map((draft) => (
        <li key={draft.slug}>
          <Button tone="secondary" wide className="justify-start text-left" onClick={() => onPick(draft)}>
            {language === 'fr' ? draft.title : draft.titleEn}
          </Button>
        </li>
      ))}
    </ul>
  )
}

let read: Promise<readonly PostDraft[]> | undefined

/** Their texts are long: they are fetched when somebody wants one. */
function readSamples(): Promise<readonly PostDraft[]> {
  read ??= import('../../../posts/built-in-posts.ts').then(({ builtInPosts, listedBuiltInPosts }) =>
    builtInPosts.flatMap(({ slug, words }) => {
      const listed = listedBuiltInPosts.find((known) => known.slug === slug)
      if (!listed) return []
      const { type, title, titleEn, excerpt, excerptEn, author, authorEn, category, categoryEn } = listed
      const { thumbnailUrl, isFeatured, publishedAt } = listed
      const texts = { title, titleEn, excerpt, excerptEn, author, authorEn, category, categoryEn }
      const bodies = { content: words.fr.body, contentEn: words.en.body }
      return [{ ...blankPost, ...texts, ...bodies, slug, type, thumbnailUrl, isFeatured, publishedAt }]
    }),
  )
  return read
}
