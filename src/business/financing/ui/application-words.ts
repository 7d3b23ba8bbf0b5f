import type { MessageContext } from '#i18n/message-contexts.ts'

/** The words of what a first visit to the form does not show. */
export const applicationWords: readonly MessageContext[] = ['application', 'tracking']
