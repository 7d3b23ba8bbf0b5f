import { render } from '@react-email/render'
import type { MailName, WordsOf } from '../mail-name.ts'
import { sampleTemplate, type MailSample, mailSamples } from './mail-samples.ts'
import { MailCompany, MailLogo, MailNotice, MailSite } from '#design/mail/mail-company.ts'
import { compileSources } from '#i18n/compile-sources.ts'
import { loadMessages, loadedMessages } from '#i18n/load-messages.ts'
import { addServerMessages } from '#i18n/load-server-messages.server.ts'
import { createText } from '#i18n/text.ts'
import type { Company } from '#kernel/brand.ts'
import type { Language } from '#kernel/language.ts'
import type { RenderedMail, RenderMail } from '#platform/mail/mail.ts'
import { mailTemplates } from './mail-templates.tsx'

addServerMessages()

const originals: WordsOf = () => Promise.resolve({})

type Written = {
  readonly company: Company
  readonly siteUrl: string
  readonly template: string
  readonly props: unknown
  readonly language: Language
  readonly wordsOf: WordsOf
  readonly logoOf: LogoOf
  /** One that staff try out: sent to them, or shown beside the form. */
  readonly sample?: 'sent' | 'shown'
}

/** The company's own mark as a PNG; null where it has none. */
export type LogoOf = (company: Company) => Promise<Uint8Array | null>
const noLogo: LogoOf = () => Promise.resolve(null)
/** What the mail calls the mark that is attached to it. */
const logoId = 'logo'

/**
 * Renders queued mails: subject on one line, HTML, the same as plain text, and what is attached. A mail is one of the company
 * that `company` tells at that moment, its links lead to `siteUrl`, it is in the words that staff wrote over those that come with the site; its props are what
 * the use case queued for its template. The company's mark, where `logoOf` has one, goes with it: readers that fetch no pictures show it. Rejects for a template that nobody wrote.
 */
export function mailRenderer(
  company: () => Promise<Company>,
  siteUrl: string,
  wordsOf: WordsOf = originals,
  logoOf: LogoOf = noLogo,
): RenderMail {
  return async (template, props, language) => {
    const common = { company: await company(), siteUrl, language, logoOf }
    if (template !== sampleTemplate) return write({ ...common, template, props, wordsOf })
    const { mail, words, isTest, site } = props as MailSample
    const sample = mailSamples[mail]
    const tried: WordsOf = (asked, spoken) => (asked === mail ? Promise.resolve(words) : wordsOf(asked, spoken))
    return write({
      ...common,
      ...sample,
      props: sample.props(language, site),
      wordsOf: tried,
      sample: isTest ? 'sent' : 'shown',
    })
  }
}

async function write({
  company,
  siteUrl,
  template: name,
  props,
  language,
  wordsOf,
  logoOf,
  sample,
}: Written): Promise<RenderedMail> {
  const template = mailTemplates[name]
  if (!template) throw new Error(`no mail template ${name}`)
  const own = typeof template.words === 'function' ? template.words(props) : template.words
  const spoken = ['everywhere', own] satisfies MailName[]
  const [shared, its] = await Promise.all(spoken.map((mail) => wordsOf(mail, language)))
  await loadMessages(language, ['mail', 'leads', 'financing'])
  const text = createText(language, { ...loadedMessages(language), ...compileSources({ ...shared, ...its }) })
  const isTest = sample === 'sent'
  const logo = await logoOf(company)
  // What is shown in the back office has nothing attached to it, and fetches nothing.
  const isShown = sample === 'shown'
  const shownLogo =
    logo && (isShown ? `data:image/png;base64,${Buffer.from(logo).toString('base64')}` : `cid:${logoId}`)
  const body = (
    <MailCompany value={company}>
      <MailSite value={siteUrl}>
        <MailLogo value={shownLogo}>
          <MailNotice value={isTest ? text('mail.test.notice') : null}>{template.body(props, text)}</MailNotice>
        </MailLogo>
      </MailSite>
    </MailCompany>
  )
  const subject = template.subject(props, text)
  return {
    subject: (isTest ? text('mail.test.subject', { subject }) : subject).replace(/[\r\n]+/g, ' '),
    html: await render(body),
    text: await render(body, { plainText: true }),
    replyTo: template.answerTo?.(props) || company.brand.emails.sales,
    // The calendar of whoever tries a mail out needs no made-up appointment.
    attachments: [
      ...(isTest ? [] : (template.attachments?.(props, text, company) ?? [])),
      ...(logo && !isShown ? [{ filename: 'logo.png', content: logo, contentType: 'image/png', cid: logoId }] : []),
    ],
  }
}
