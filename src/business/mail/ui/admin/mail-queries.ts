import { queryOptions } from '@tanstack/react-query'
import type { MailName } from '../../mail-name.ts'
import type { MailRecord, MailSummary } from '../../mail-record.ts'

const listPath = '/api/admin/mail-words'

/** Where a mail's words are read, written and tried. */
export const pathOf = (mail: MailName) => `${listPath}/${mail}`

/** Every mail. */
export const mailListQuery = () => queryOptions<readonly MailSummary[]>({ queryKey: [listPath] })

/** A mail with its words. */
export const mailQuery = (mail: MailName) => queryOptions<MailRecord>({ queryKey: [pathOf(mail)] })
