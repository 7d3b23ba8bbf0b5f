import { Body, Container, Head, Heading, Hr, Html, Img, Preview, Text as Paragraph } from '@react-email/components'
import { use, type ReactNode } from 'react'
import { ownColours } from '#kernel/brand.ts'
import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { useMailCompany, MailLogo, MailNotice } from './mail-company.ts'
import { style } from './mail-style.ts'
import { MailText } from './mail-text.tsx'

type MailLayoutProps = {
  readonly country: Country
  readonly language: Language
  readonly title: string
  /** What the inbox shows beside the subject. */
  readonly preview: string
  /** Why the reader gets this mail; staff know. */
  readonly reason?: string
  readonly signature: string
  readonly children: ReactNode
}

/** A mail of the company: the brand, a title, what is told, the signature and the office of the country. */
export function MailLayout({ country, language, title, preview, reason, signature, children }: MailLayoutProps) {
  const { brand, contacts } = useMailCompany()
  const office = contacts[country]
  const notice = use(MailNotice)
  return (
    <Html lang={language}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={style.body}>
        <Container style={{ ...style.card, borderTop: `6px solid ${brand.look?.sun ?? ownColours.sun}` }}>
          {notice && <MailText look={style.slot}>{notice}</MailText>}
          <MailBrand name={brand.name} />
          <Heading style={style.heading}>{title}</Heading>
          {children}
          <MailText>{signature}</MailText>
          <Hr style={style.rule} />
          <Paragraph style={style.small}>
            {brand.name}, {office.address[language]} · {office.phoneNumbers.join(' / ')}
          </Paragraph>
          {reason && <MailText look={style.small}>{reason}</MailText>}
        </Container>
      </Body>
    </Html>
  )
}

/** The company's mark before its name: that stands in words, for who sees no pictures. */
function MailBrand({ name }: { name: string }) {
  const logo = use(MailLogo)
  if (logo === null) return <Paragraph style={style.brand}>{name}</Paragraph>
  return (
    <table cellPadding={0} cellSpacing={0} role="presentation">
      <tbody>
        <tr>
          <td style={{ paddingRight: 10 }}>
            <Img src={logo} alt="" height={36} style={style.logo} />
          </td>
          <td>
            <Paragraph style={style.brand}>{name}</Paragraph>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
