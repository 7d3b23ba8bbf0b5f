import type { PostWords } from '../built-in-post.ts'

export const sunByRegionAndMonth: PostWords = {
  title: 'Le soleil, région par région et mois par mois',
  excerpt:
    'À Lagos en juillet, un panneau donne plus d’un tiers de moins qu’à Sokoto. Pourquoi « comptez cinq heures » ne suffit pas pour calculer une installation.',
  tags: ['Ensoleillement', 'Dimensionnement', 'Nigéria', 'Burkina Faso'],
  body: `Beaucoup de devis partent d’une seule phrase : « ici, comptez cinq heures ». C’est vrai quelque part, un certain
mois. Pour votre toit, il vaut mieux regarder deux chiffres : la moyenne de l’année, et le mois le plus pauvre.

## Ce que mesure une heure de plein soleil

À midi, par ciel clair, le soleil apporte environ 1 000 W sur chaque mètre carré. Le matin et le soir, bien moins.
On additionne toute la lumière d’une journée et on la convertit en heures de plein soleil : 4 kWh par mètre carré
font 4 heures. C’est le nombre qui entre dans le calcul des panneaux.

## Huit villes, deux pays

| Ville | Mois le plus pauvre | Mois le plus riche | Moyenne de l’année |
|---|---|---|---|
| Port Harcourt | 3,24 (juillet) | 5,24 (février) | 4,21 |
| Lagos (Ikeja) | 3,95 (juillet) | 5,49 (février) | 4,74 |
| Abuja | 4,19 (août) | 6,27 (mars) | 5,45 |
| Bobo-Dioulasso | 4,91 (août) | 6,15 (février) | 5,64 |
| Ouagadougou | 5,09 (décembre) | 6,43 (avril) | 5,76 |
| Dori | 5,16 (décembre) | 7,14 (avril) | 6,25 |
| Kano | 5,27 (décembre) | 6,96 (avril) | 6,04 |
| Sokoto | 5,25 (décembre) | 7,15 (avril) | 6,24 |

Deux saisons creuses se lisent dans ce tableau. Sur la côte et au centre, c’est la saison des pluies, en juillet et
en août. Au nord et au Sahel, c’est décembre : les journées sont courtes et l’harmattan voile le ciel. À Sokoto,
juillet reste un bon mois, avec 6,26 heures.

## Ce que cela change pour un panneau

Un panneau de 550 W, avec les pertes habituelles du système (nous comptons un rendement d’ensemble de 80 %), donne
en une journée :

- à Lagos en juillet : 550 × 3,95 × 0,80 = 1,74 kWh ;
- à Sokoto en juillet : 550 × 6,26 × 0,80 = 2,75 kWh.

Le même panneau, le même jour, 58 % de plus au nord. Compter cinq heures à Lagos en juillet, c’est promettre 27 %
d’énergie en trop : la batterie ne se remplit pas, et l’on accuse le matériel.

## Combien de panneaux pour la même maison ?

Prenons une maison qui utilise 5 kWh par jour, 2 le jour et 3 la nuit. La part de la nuit passe par la batterie et
coûte un peu plus :

| Ville | Puissance, mois le plus pauvre | Panneaux de 550 W | Avec un réseau qui aide (moyenne) |
|---|---|---|---|
| Port Harcourt | 2 140 Wc | 4 | 3 |
| Lagos | 1 755 Wc | 4 | 3 |
| Abuja | 1 655 Wc | 4 | 3 |
| Ouagadougou | 1 362 Wc | 3 | 3 |
| Kano | 1 315 Wc | 3 | 3 |
| Sokoto | 1 321 Wc | 3 | 3 |

La règle que nous appliquons est simple :

- **sans réseau**, on calcule pour le mois le plus pauvre, car rien d’autre ne viendra remplir la batterie ;
- **avec un réseau**, même irrégulier, on calcule pour la moyenne, car il comble les mauvais jours.

## Les limites de ces chiffres

Ils viennent de mesures par satellite de la NASA, moyennées sur 22 ans (juillet 1983 à juin 2005), sur des carrés
d’un degré de côté, soit une centaine de kilomètres. Trois précautions en découlent :

1. Sur la côte, un carré mêle terre et mer : votre quartier peut différer.
2. Une moyenne cache des semaines entières de pluie. Une batterie passe une nuit, pas une semaine.
3. Ils valent pour un plan horizontal. Un toit orienté au nord, ou à l’ombre d’un manguier, reçoit moins.

Un recoupement rassure : à Dori, Ouagadougou et Gaoua, une étude a mesuré en 2017 des moyennes mensuelles de 4,46 à
6,82 kWh par mètre carré et par jour. Nos valeurs pour ces villes sont du même ordre.

## Sur votre toit

- Regardez les ombres à 9 h, à midi et à 15 h, pas seulement à midi.
- Une inclinaison faible, de 10 à 15 degrés, suffit sous nos latitudes et laisse la pluie laver les panneaux.
- Gardez de la place pour un panneau de plus : les besoins augmentent.

Notre [évaluation des besoins](/smart-solar-plan) connaît les 36 capitales d’État du Nigéria, Abuja, et 19 villes du
Burkina Faso. Choisissez la vôtre : le résultat dit quel mois a servi au calcul. Pour la saison sèche, lisez aussi
[Panneaux et poussière d’harmattan](/news/panels-and-harmattan-dust).

## Sources

- NASA, Surface meteorology and Solar Energy, version 6.0 (janvier 2008) : rayonnement sur un plan horizontal,
  moyennes de 22 ans.
- Mesures de 2017 au Burkina Faso : étude de l’effet des aérosols sur le potentiel solaire,
  discovery.researcher.life.
- Nombre de panneaux : notre calculateur, avec un rendement d’onduleur de 93 %, un aller-retour de batterie de 95 %
  et un rendement d’ensemble de 80 %.
`,
}
