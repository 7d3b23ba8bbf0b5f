import { Body, Container, Head, Heading, Hr, Html, Preview, Text as Paragraph } from '@react-email/components'
import type { ReactNode } from 'react'
import { brand, contactOf } from '#kernel/brand.ts'
import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { style } from './mail-style.ts'

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
  const office = contactOf(country)
  return (
    <Html lang={language}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={style.body}>
        <Container style={style.card}>
          <Paragraph style={style.brand}>{brand().name}</Paragraph>
          <Heading style={style.heading}>{title}</Heading>
          {children}
          <Paragraph style={style.text}>{signature}</Paragraph>
          <Hr style={style.rule} />
          <Paragraph style={style.small}>
            {brand().name}, {office.address[language]} · {office.phoneNumbers.join(' / ')}
          </Paragraph>
          {reason && <Paragraph style={style.small}>{reason}</Paragraph>}
        </Container>
      </Body>
    </Html>
  )
}
