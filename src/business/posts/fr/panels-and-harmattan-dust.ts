import type { PostWords } from '../built-in-post.ts'

export const panelsAndHarmattanDust: PostWords = {
  title: 'Panneaux et poussière d’harmattan : le calendrier de nettoyage',
  excerpt:
    'De décembre à mai, un panneau sale remplit chaque jour un peu moins la batterie. À quelle fréquence nettoyer, comment, et ce qu’il ne faut jamais faire.',
  tags: ['Entretien', 'Harmattan', 'Panneaux'],
  body: `L’harmattan arrive avec une fine couche ocre sur les voitures. La même couche se dépose sur vos panneaux, sauf que
personne ne passe le doigt dessus. La batterie se remplit un peu moins chaque jour, et l’on finit par croire qu’elle
vieillit.

## Ce que disent les mesures

Trois études menées dans notre région donnent une idée juste :

- À **Dakar**, des chercheurs ont calculé l’effet de la poussière saharienne à partir d’échantillons relevés sur des
  panneaux : avec un dépôt de 3,3 grammes par mètre carré, la vitre laisse passer moins de la moitié de la lumière.
- À **Diass**, au Sénégal, une année d’essais a comparé des panneaux nettoyés à des rythmes différents : il faut
  nettoyer toutes les trois semaines de décembre à mai, et toutes les cinq semaines pendant la saison des pluies.
- À **Kita**, au Mali, des images satellite de 2021 à 2023 montrent le même calendrier : un pic de poussière de
  décembre à mai, et des panneaux plutôt propres de juin à septembre.

Aucune ne vaut exactement pour votre toit. Une route en terre, un moulin ou un chantier voisin comptent davantage
que la latitude.

## Ce que cela représente chez vous

Prenons quatre panneaux de 550 W à Ouagadougou en décembre. Avec 5,09 heures de plein soleil et un rendement
d’ensemble de 80 %, ils donnent 9,0 kWh par jour.

| Lumière perdue | Énergie perdue par jour | Ce que c’est |
|---|---|---|
| 5 % | 0,4 kWh | une soirée de télévision |
| 10 % | 0,9 kWh | la nuit d’un réfrigérateur |
| 20 % | 1,8 kWh | douze heures de deux ventilateurs de plafond |

Décembre est justement, à Ouagadougou, le mois le plus pauvre en soleil. C’est le pire moment pour perdre 10 %.

## Le calendrier que nous recommandons

| Période | Fréquence | À vérifier |
|---|---|---|
| Décembre à mai | toutes les trois semaines, et après chaque épisode de poussière | la couche en bas du cadre |
| Juin à novembre | toutes les cinq semaines | fientes, feuilles, mousse |
| Après un orage de sable | le lendemain matin | la fixation des panneaux |

La pluie aide, mais ne suffit pas : la première averse transforme la poussière en boue, qui sèche en croûte sur le
bord inférieur. Ce bord à l’ombre peut freiner tout le panneau.

## Comment nettoyer

1. **Tôt le matin ou en fin de journée.** De l’eau froide sur une vitre brûlante peut la fissurer, et à midi elle
   sèche en laissant des traces.
2. **À l’eau claire et peu salée.** Si l’eau du forage laisse un dépôt blanc, finissez avec un peu d’eau de pluie
   filtrée.
3. **Avec une éponge ou une raclette souple**, sur un manche. Pas de brosse dure, pas de poudre, pas de lessive.
4. **Depuis le sol ou une échelle bien calée.** On ne marche jamais sur un panneau : les fissures ne se voient pas,
   mais la production s’en souvient.
5. **Sans ouvrir aucun connecteur.** Les panneaux sont sous tension tant qu’il fait jour.

Deux litres d’eau par panneau suffisent en général. Si l’eau manque, un chiffon microfibre sec, passé très doucement
après un souffle d’air, vaut mieux que rien : le sable qui frotte raye le verre.

## Savoir sans monter sur le toit

Notez la production d’un jour de ciel clair, à la même heure, juste après un nettoyage. Refaites-le deux semaines
plus tard. Si elle a baissé de plus d’un dixième sans nuage ni ombre nouvelle, il est temps. La plupart des
onduleurs hybrides gardent cet historique dans leur application.

## Prévoir la poussière dès le devis

- Une inclinaison de 10 à 15 degrés laisse glisser une partie de la poussière et toute la pluie.
- Un robinet et un passage près des panneaux coûtent peu le jour de la pose, et beaucoup ensuite.
- Un panneau de plus que le calcul est une assurance simple : c’est ce que nous avons fait pour le [centre de santé
  près de Koudougou](/solutions/13).

Une fois par an, faites aussi resserrer les fixations, contrôler les câbles et relever la tension de chaque chaîne
de panneaux. Pour un contrôle avant la saison sèche, [contactez-nous](/contact) ; pour connaître votre
ensoleillement mois par mois, voyez [Le soleil, région par région](/news/sun-by-region-and-month).

## Sources

- Dakar : D. Diop et al., *Modelling of Photovoltaic Modules Optical Losses Due to Saharan Dust Deposition*, Smart
  Grid and Renewable Energy, 2020.
- Diass : M. C. Aidara et al., *Contribution to the building of a weather information service for solar panel
  cleaning operations*, Open Geosciences, mars 2023.
- Kita : Y. Dembélé et al., *Remote Sensing of Dust Deposition on Solar Panels*, Open Access Library Journal, 2025.
- Ensoleillement : NASA, Surface meteorology and Solar Energy, version 6.0 (2008). Les conseils de nettoyage sont
  les nôtres.
`,
}
