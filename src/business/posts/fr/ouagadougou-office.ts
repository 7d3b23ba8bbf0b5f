import type { PostWords } from '../built-in-post.ts'

export const ouagadougouOffice: PostWords = {
  title: 'Notre bureau de Ouagadougou est ouvert',
  excerpt:
    'Une équipe sur place, des prix en francs CFA et un stock de pièces : nos clients du Burkina Faso n’attendent plus qu’un technicien traverse la frontière.',
  tags: ['Burkina Faso', 'Ouagadougou', 'Vie de l’entreprise'],
  body: `Nous travaillons au Burkina Faso depuis la fin de 2024, avec des équipes qui venaient de Lagos pour chaque chantier.
Depuis le 11 mai 2026, nous avons un bureau à Ouagadougou, avenue Kwame-Nkrumah.

## Ce qui change pour vous

- **Une visite plus rapide.** Les techniciens partent de Ouagadougou, et non plus de l’autre côté de deux
  frontières.
- **Des prix en francs CFA.** Sept kits sont affichés dans votre monnaie, avec leur équivalent en euros. Choisissez
  le Burkina Faso en haut de la page pour les voir dans [nos produits](/products).
- **Un paiement en plusieurs fois.** Le [simulateur](/financing) calcule votre échéancier en francs CFA, sans
  intérêt.
- **Votre ensoleillement.** L’[évaluation des besoins](/smart-solar-plan) connaît 19 villes du pays, de Banfora à
  Dori.

## Ce que nous avons appris sur place

Deux installations nous ont convaincus de nous établir. Près de Koudougou, un [centre de santé](/solutions/13) sans
réseau garde ses vaccins au froid avec 10 kWh de batterie. À Bobo-Dioulasso, un [atelier de couture](/solutions/15)
fait tourner quatorze machines. Dans les deux cas, la même leçon : la poussière de décembre compte autant que le
choix du matériel, et il faut quelqu’un à proximité pour former les gardiens au nettoyage.

## Nous rendre visite

Le bureau est ouvert du lundi au vendredi, de 8 h à 17 h. L’adresse, le téléphone et la [prise de
rendez-vous](/contact) sont sur la page de contact. Apportez votre dernière facture de la SONABEL : nous la lirons
ensemble. Pour préparer la visite, voyez [comment la lire](/news/reading-an-electricity-bill).

Le bureau recrute deux techniciens de Ouagadougou ou des environs. La page d’accueil dit comment nous envoyer une
candidature.
`,
}
