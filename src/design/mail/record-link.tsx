import { MailLink } from './mail-link.tsx'
import { Text as Paragraph } from '@react-email/components'
import { style } from './mail-style.ts'
import { useMailSite } from './mail-company.ts'

/** The way of a member of staff to the record that a mail is about: a path of the back office. */
export function RecordLink({ path, words }: { path: string; words: string }) {
  const site = useMailSite()
  return (
    <Paragraph style={style.text}>
      <MailLink href={`${site}${path}`}>{words}</MailLink>
    </Paragraph>
  )
}
