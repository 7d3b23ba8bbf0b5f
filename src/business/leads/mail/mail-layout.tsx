import { Body, Container, Head, Heading, Hr, Html, Preview, Text as Paragraph } from '@react-email/components'
import type { ReactNode } from 'react'
import type { Text } from '#i18n/text.ts'
import { brand, contactOf } from '#kernel/brand.ts'
import type { Country } from '#kernel/country.ts'
import { style } from './mail-style.ts'

type MailLayoutProps = {
  readonly country: Country
  readonly title: string
  /** What the inbox shows beside the subject. */
  readonly preview: string
  /** Why the reader gets this mail; staff know. */
  readonly reason?: string
  readonly text: Text
  readonly children: ReactNode
}

/** A mail of the company: the brand, a title, what is told, the signature and the office of the country. */
export function MailLayout({ country, title, preview, reason, text, children }: MailLayoutProps) {
  const office = contactOf[country]
  return (
    <Html lang={text.language}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={style.body}>
        <Container style={style.card}>
          <Paragraph style={style.brand}>{brand.name}</Paragraph>
          <Heading style={style.heading}>{title}</Heading>
          {children}
          <Paragraph style={style.text}>{text('mail.signature', { brand: brand.name })}</Paragraph>
          <Hr style={style.rule} />
          <Paragraph style={style.small}>
            {brand.name}, {office.address[text.language]} · {office.phoneNumbers.join(' / ')}
          </Paragraph>
          {reason && <Paragraph style={style.small}>{reason}</Paragraph>}
        </Container>
      </Body>
    </Html>
  )
}
