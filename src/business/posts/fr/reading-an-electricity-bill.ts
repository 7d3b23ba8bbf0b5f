import type { PostWords } from '../built-in-post.ts'

export const readingAnElectricityBill: PostWords = {
  title: 'Lire sa facture d’électricité, au Nigéria et au Burkina Faso',
  excerpt:
    'Bandes A à E, tranches de la SONABEL, TVA : ce que vous payez par kWh, et le prix que la facture ne montre pas.',
  tags: ['Facture', 'Tarifs', 'Nigéria', 'Burkina Faso'],
  body: `Avant de parler de panneaux, il faut savoir ce que vous coûte un kilowattheure aujourd’hui. La réponse est sur votre
facture ou sur votre ticket de recharge, à condition de savoir où regarder.

## Au Nigéria : trouvez votre bande

Depuis 2020, le tarif dépend du nombre d’heures de service que le distributeur garantit à votre ligne. Les prix
ci-dessous sont ceux d’un calculateur de factures nigérian, pour un client résidentiel ; ceux des bandes B à E
varient d’un distributeur à l’autre. Selon le régulateur, la NERC, ils sont gelés depuis décembre 2022, et la bande
A paie 209,50 ₦ hors TVA.

| Bande | Service garanti | Prix du kWh, TVA comprise | Ce qu’achètent 10 000 ₦ |
|---|---|---|---|
| A | 20 h par jour | 225,00 ₦ | 44,4 kWh |
| B | 16 h par jour | 68,88 ₦ | 145,2 kWh |
| C | 12 h par jour | 55,95 ₦ | 178,7 kWh |
| D | 8 h par jour | 46,52 ₦ | 215,0 kWh |
| E | 4 h par jour | 34,87 ₦ | 286,8 kWh |

Trois choses à vérifier :

- **La bande** est écrite sur la facture. Chaque distributeur doit aussi l’afficher en ligne à partir de votre
  numéro de compteur.
- **La TVA** est de 7,5 %. Un prix annoncé hors TVA n’est pas celui que vous payez.
- **Les heures réelles.** Notez-les pendant deux semaines. Si vous en recevez moins que votre bande ne promet,
  vous pouvez réclamer.

## Au Burkina Faso : trouvez votre tranche

La SONABEL facture par tranches. Plus vous consommez dans le mois, plus les derniers kWh coûtent cher. Le calibre de
votre compteur décide de la grille :

| Compteur | Première tranche | Deuxième tranche | Au-delà |
|---|---|---|---|
| Jusqu’à 3 A | 75 FCFA (50 premiers kWh) | 128 FCFA (de 51 à 100) | 138 FCFA |
| De 5 à 30 A | 96 FCFA (50 premiers kWh) | 102 FCFA (de 51 à 200) | 109 FCFA |

Un foyer qui consomme 150 kWh par mois, avec un compteur de 5 à 30 A, paie donc 50 × 96 + 100 × 102 = 15 000 FCFA. À
250 kWh, il paie 25 550 FCFA. Ces montants sont sans la redevance ni les taxes. La grille date de septembre 2006 ;
la SONABEL a confirmé en septembre 2023 que les tarifs des ménages ne changeaient pas. Comparez avec votre dernière
facture : c’est elle qui fait foi.

## Le prix que la facture ne montre pas

Une bande C coûte peu par kWh, mais elle ne promet que douze heures. Les autres heures, beaucoup de foyers font
tourner un groupe à essence. Comptons pour une maison qui utilise 6 kWh par jour, moitié sur le réseau, moitié sur
le groupe :

1. Réseau : 3 kWh × 55,95 ₦ = 168 ₦.
2. Groupe : 3 kWh × 0,35 litre × 1 061,35 ₦ = 1 114 ₦.
3. Total : 1 282 ₦ par jour, soit 214 ₦ par kWh et 38 468 ₦ par mois.

Le kWh de cette maison coûte donc presque autant que celui de la bande A, le bruit et les vidanges en plus. C’est ce
prix-là, et non celui de la facture, qu’il faut comparer à un système solaire. Le détail du calcul du groupe est
dans [Groupe électrogène ou solaire](/news/generator-or-solar).

## Ce que vous pouvez faire ce mois-ci

- Relevez votre compteur le même jour deux mois de suite : vous aurez votre consommation réelle.
- Divisez-la par 30 pour la consommation d’une journée.
- Notez séparément le carburant acheté, en litres.
- Entrez vos appareils dans notre [évaluation des besoins](/smart-solar-plan) et comparez le total avec votre
  compteur. Un écart de plus d’un quart signale souvent un appareil oublié, ou un réfrigérateur fatigué.

Avec ces deux chiffres, le réseau et le carburant, un devis devient facile à juger. Vous pouvez aussi [nous les
envoyer](/contact) : nous vérifions le calcul avec vous.

## Sources

- Heures des bandes : NERC, rapporté par cknnigeria.com et Channels Television (4 avril 2024). Gel des bandes B à E
  et prix de la bande A : NERC, rapporté par newsngr.com.
- Prix par bande : calculateur de factures nigérian ; le distributeur et la date n’y sont pas indiqués.
- Grille de la SONABEL : [lefaso.net, 25 août 2006](https://lefaso.net/spip.php?article15899) ; maintien des tarifs
  des ménages : 24heures.bf et leconomistedufaso.com (septembre 2023).
- Essence : NBS, Petrol Price Watch, novembre 2025 (naija247news.com). Consommation d’un groupe : 0,35 litre par
  kWh, page de dimensionnement de groupes électrogènes.
`,
}
