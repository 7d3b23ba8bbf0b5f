import type { LegalText } from './legal-text.ts'

/** What the site does for people who see, hear, move or read differently, and how to tell us where it fails. */
export const accessibilityStatement: LegalText = {
  version: 1,
  effective: '2025-06-05',
  title: { fr: 'Accessibilité', en: 'Accessibility' },
  description: {
    fr: 'Comment ce site se lit au clavier, au lecteur d’écran et sur un petit téléphone, et où signaler un obstacle.',
    en: 'How this site reads by keyboard, by screen reader and on a small phone, and where to report a barrier.',
  },
  sections: {
    fr: [
      {
        title: 'Notre objectif',
        paragraphs: [
          'Nous visons la conformité au niveau AA des WCAG 2.2 sur toutes les pages publiques, dans les deux langues. Chaque version du site passe un contrôle automatique de ces règles avant sa mise en ligne ; ce contrôle ne remplace pas l’avis des personnes concernées.',
        ],
      },
      {
        title: 'Ce que vous pouvez attendre',
        paragraphs: ['Sur ce site :'],
        points: [
          'tout se fait au clavier, avec un repère visible ;',
          'les textes ont un contraste d’au moins 4,5 pour 1, et s’agrandissent sans être coupés ;',
          'chaque graphique a un tableau pour les lecteurs d’écran ;',
          'les animations s’arrêtent si vous l’avez demandé dans les réglages de votre appareil ;',
          'toutes les pages se lisent sans JavaScript.',
        ],
      },
      {
        title: 'Signaler un obstacle',
        paragraphs: [
          'Si une page vous bloque, écrivez-nous à l’adresse ci-dessous ou appelez-nous : nous vous répondons sous deux jours ouvrés et nous prenons votre demande par téléphone si vous le préférez.',
        ],
      },
    ],
    en: [
      {
        title: 'Our aim',
        paragraphs: [
          'We aim at level AA of WCAG 2.2 on every public page, in both languages. Each version of the site passes an automatic check of these rules before it goes live; that check does not replace the word of the people concerned.',
        ],
      },
      {
        title: 'What you can expect',
        paragraphs: ['On this site:'],
        points: [
          'everything works by keyboard, with a visible focus;',
          'text has a contrast of at least 4.5 to 1, and grows without being cut;',
          'every chart has a table for screen readers;',
          'animations stop if you have asked your device for it;',
          'every page can be read without JavaScript.',
        ],
      },
      {
        title: 'Report a barrier',
        paragraphs: [
          'If a page stops you, write to the address below or call us: we answer within two business days, and take your request by phone if you prefer.',
        ],
      },
    ],
  },
}
