import type { ComponentProps } from 'react'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'

type ExportLinkProps = Omit<ComponentProps<'a'>, 'onClick' | 'download' | 'href'> & {
  readonly href: string
  /** What the file is called that comes. */
  readonly file: string
}

/** Has the browser keep a table as a file, and says what it is called. */
export function ExportLink({ href, file, children, ...link }: ExportLinkProps) {
  const text = useText()
  return (
    <a {...link} href={href} download={file} onClick={() => toast({ title: text('admin.exported', { file }) })}>
      {children}
    </a>
  )
}
