import { Link } from '@react-email/components'
import type { ReactNode } from 'react'
import { ownColours } from '#kernel/brand.ts'
import { useMailCompany } from './mail-company.ts'

/** A link of a mail, in the company's colour. */
export function MailLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { look } = useMailCompany().brand
  return (
    <Link href={href} style={{ color: look?.leaf ?? ownColours.leaf, textDecoration: 'underline' }}>
      {children}
    </Link>
  )
}
