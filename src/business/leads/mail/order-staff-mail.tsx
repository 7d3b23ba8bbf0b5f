import { Text as Paragraph } from '@react-email/components'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import { formatMoney } from '#kernel/money.ts'
import { auditRows } from './audit-rows.ts'
import { orderForm } from '../order.ts'
import { askedRows, originRows } from './contact-rows.tsx'
import { FieldTable } from '#design/mail/field-table.tsx'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import type { OrderMail } from './mail-payloads.ts'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'

/** Tells staff of a new order: the product at the server's price, and links that call or open a chat. */
export function OrderStaffMail({ mail, text }: { mail: OrderMail; text: Text }) {
  const { order, productName, unitPrice, total, country, reference } = mail
  const what = `${order.quantity} × ${productName}`
  const asked = { form: orderForm, say: text, payload: order, country }
  return (
    <MailLayout country={country} preview={what} {...mailVoice(text)} title={text('mail.orderStaff.title')}>
      <Paragraph style={style.slot}>{what}</Paragraph>
      <MailText>{text('mail.orderStaff.promise')}</MailText>
      <FieldTable
        rows={[
          [text('mail.reference'), reference],
          ...askedRows(text, asked, ['name', 'phone']),
          [text('mail.field.product'), `${productName} (${order.productId})`],
          ...askedRows(text, asked, ['answer']),
          [text('mail.field.unitPrice'), formatMoney(unitPrice)],
          [text('mail.field.total'), formatMoney(total)],
          ...auditRows(text, mail.audit),
          ...originRows(text, { ...mail, source: order.source }),
        ]}
      />
    </MailLayout>
  )
}
