import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'

type ToldOnceProps = {
  readonly title: string
  /** What is kept nowhere: a token, a password. */
  readonly secret: string
  /** What it is for, and how long. */
  readonly about: string
  readonly onClose: () => void
}

/** A secret that is shown once, until whoever reads it says that they have it. */
export function ToldOnce({ title, secret, about, onClose }: ToldOnceProps) {
  const text = useText()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      toast({ title: text('admin.toldOnce.copied') })
    } catch {
      toast({ tone: 'error', title: text('admin.toldOnce.refused') })
    }
  }
  return (
    <Banner tone="info" title={title}>
      <p>{about}</p>
      <code className="my-2 block rounded-control bg-white px-3 py-2 font-mono text-base wrap-anywhere select-all">
        {secret}
      </code>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy()}>
          {text('admin.toldOnce.copy')}
        </Button>
        <Button tone="secondary" size="sm" onClick={onClose}>
          {text('admin.toldOnce.close')}
        </Button>
      </span>
    </Banner>
  )
}
