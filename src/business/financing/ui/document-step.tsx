import { useEffect, useState } from 'react'
import { Link } from '#client/link.tsx'
import { useCompany } from '#client/company.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { useText } from '#i18n/text-context.tsx'
import { draftDays } from '#kernel/retention.ts'
import { callLink } from '#kernel/phone-links.ts'
import { DocumentBody, UploadRules, type DocumentBodyProps } from './document-list.tsx'

/** One document on a screen of its own: an example, a camera or a file, what was chosen, and who will see it. */
export function DocumentStep(props: DocumentBodyProps) {
  const text = useText()
  const { type, uploads } = props
  const name = text(`financing.document.${type}`)
  const file = uploads.files[type]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
      <DocumentBody {...props} isAlone />
      {file?.type.startsWith('image/') ? (
        <Thumbnail key={type} file={file} alt={text('application.upload.thumbnail', { name })} />
      ) : (
        <figure className="grid gap-2">
          <img
            src={`/pictures/sample-${type.replaceAll('_', '-')}.svg`}
            alt=""
            width={480}
            height={300}
            className="w-full rounded-card sm:max-lg:max-w-72 border border-line bg-white"
          />
          <figcaption className="text-sm text-muted">{text(`application.sample.${type}`)}</figcaption>
        </figure>
      )}
      <div className="grid gap-5 lg:col-span-2">
        <UploadRules />
        <Safeguards />
      </div>
    </div>
  )
}

/** What was photographed, to be seen before it is sent for good. A kind that the browser can't show stays unseen. */
function Thumbnail({ file, alt }: { file: File; alt: string }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (!url) return null
  return (
    <img
      src={url}
      alt={alt}
      decoding="async"
      className="max-h-80 max-w-full justify-self-start rounded-card border border-line object-contain"
      onError={() => setUrl(null)}
    />
  )
}

/** Who reads the documents, how they are kept and until when, and whom to ask. */
function Safeguards() {
  const text = useText()
  const { brand, contacts } = useCompany()
  const { country } = useVisitor()
  const { phoneNumbers, registration } = contacts[country]
  const [phone = ''] = phoneNumbers
  return (
    <Disclosure summary={text('application.safe')}>
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          {text('application.safe.who', { brand: brand.name })}
          {registration && ` (${registration})`}
        </li>
        <li>{text('application.safe.how')}</li>
        <li>
          {text('application.safe.until', { days: draftDays })}{' '}
          <Link to="/privacy-policy" target="_blank" rel="noopener" className="link">
            {text('eligibility.consent.privacy')}
          </Link>
        </li>
        <li>
          {text('application.safe.ask')}{' '}
          <a href={callLink(phone)} className="link">
            {phone}
          </a>
        </li>
      </ul>
    </Disclosure>
  )
}
