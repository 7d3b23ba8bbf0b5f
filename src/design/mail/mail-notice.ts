import { createContext } from 'react'

/** What stands above everything else in a mail that is not what it looks like: a test, say. */
export const MailNotice = createContext<string | null>(null)
