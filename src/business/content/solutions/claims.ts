import type { Localized } from '#kernel/language.ts'

/** What the company says of its service: content to configure, not figures that anything here computes. */
export const claims: readonly { readonly value: Localized; readonly label: Localized }[] = [
  {
    value: { fr: '99\u00A0%', en: '99%' },
    label: { fr: 'de satisfaction client', en: 'customer satisfaction' },
  },
  {
    value: { fr: '24\u00A0h/24, 7\u00A0j/7', en: '24/7' },
    label: { fr: 'de support technique', en: 'technical support' },
  },
]
