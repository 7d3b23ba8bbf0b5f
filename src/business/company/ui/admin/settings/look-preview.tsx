import { useState, type CSSProperties, type ReactNode } from 'react'
import { atWidth } from '#business/media/image-address.ts'
import { useCompany } from '#client/company.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { Logo } from '#design/logo.tsx'
import { useText } from '#i18n/text-context.tsx'
import { ownColours } from '#kernel/brand.ts'
import { isColour } from '#kernel/contrast.ts'
import type { LookSettings } from '../../../settings/look-settings.ts'

const logoWidth = 320

type LookPreviewProps = {
  /** What visitors have now. */
  readonly saved: LookSettings
  /** What stands in the form. */
  readonly draft: LookSettings
  readonly isUnsaved: boolean
}

/** The mark and the colours where visitors meet them: the head of a page, a mail, a quote; as they are, and as they would be. */
export function LookPreview({ saved, draft, isUnsaved }: LookPreviewProps) {
  const text = useText()
  const [isBefore, setBefore] = useState(false)
  const look = isUnsaved && !isBefore ? draft : saved
  const chips = [
    { key: 'before', label: text('admin-settings.look.before'), selected: isBefore, onSelect: () => setBefore(true) },
    { key: 'after', label: text('admin-settings.look.after'), selected: !isBefore, onSelect: () => setBefore(false) },
  ]
  return (
    <section aria-labelledby="look-preview" className="grid content-start gap-3 lg:sticky lg:top-6 lg:self-start">
      <h2 id="look-preview" className="text-xl">
        {text('admin-settings.look.preview')}
      </h2>
      {isUnsaved ? (
        <ChipRow label={text('admin-settings.look.preview')} layout="wrap" chips={chips} />
      ) : (
        <p className="text-sm text-muted">{text('admin-settings.look.now')}</p>
      )}
      <Places look={look} />
    </section>
  )
}

function Places({ look }: { readonly look: LookSettings }) {
  const { brand } = useCompany()
  const text = useText()
  const sun = isColour(look.sun) ? look.sun : ownColours.sun
  const leaf = isColour(look.leaf) ? look.leaf : ownColours.leaf
  const shown = { ...brand, look: { ...(look.logo && { logo: atWidth(look.logo, logoWidth) }), sun, leaf } }
  const button = (
    <span className="inline-flex min-h-9 items-center rounded-control bg-sun px-4 text-sm font-semibold text-ink">
      {text('admin-settings.look.button')}
    </span>
  )
  const link = <span className="font-semibold text-leaf underline">{text('admin-settings.look.link')}</span>
  return (
    <div className="grid gap-3" style={{ '--color-sun': sun, '--color-leaf': leaf } as CSSProperties}>
      <Place name={text('admin-settings.look.place.header')}>
        <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-white px-4 py-3">
          <Logo brand={shown} />
          {button}
        </div>
        <p className="bg-sand px-4 py-3 text-sm">{link}</p>
      </Place>
      <Place name={text('admin-settings.look.place.footer')}>
        <div className="on-ink px-4 py-3">
          <Logo brand={shown} />
        </div>
      </Place>
      <Place name={text('admin-settings.look.place.mail')}>
        <div className="bg-sand p-3">
          <div className="grid gap-2 rounded-card border border-line bg-white p-4 text-sm">
            {shown.look.logo ? (
              <img src={shown.look.logo} alt="" className="h-9 max-w-28 object-contain object-left" />
            ) : (
              <strong>{brand.name}</strong>
            )}
            <span>{text('admin-settings.look.place.words')}</span>
            {link}
          </div>
        </div>
      </Place>
      <Place name={text('admin-settings.look.place.quote')}>
        <div className="flex items-center justify-between gap-3 bg-white p-4 text-sm">
          <Logo brand={shown} />
          <span className="font-semibold whitespace-nowrap tabular-nums">QUO-000123</span>
        </div>
      </Place>
    </div>
  )
}

function Place({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <figure className="grid gap-1">
      <figcaption className="text-sm font-semibold">{name}</figcaption>
      <div className="overflow-hidden rounded-card border border-line">{children}</div>
    </figure>
  )
}
