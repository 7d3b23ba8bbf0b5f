/** How much waits for somebody on pages of the back office's menu; null where their role has nothing to do with it. */
export type Waiting = Readonly<Record<'leads' | 'applications' | 'mails', number | null>>
