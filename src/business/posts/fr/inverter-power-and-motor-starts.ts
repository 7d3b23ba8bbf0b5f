import type { PostWords } from '../built-in-post.ts'

export const inverterPowerAndMotorStarts: PostWords = {
  title: 'Onduleur : la puissance, et le démarrage des moteurs',
  excerpt: 'Pourquoi un onduleur de 3 kVA ne donne pas 3 000 W, et comment savoir s’il démarrera votre pompe.',
  tags: ['Onduleur', 'Puissance de pointe', 'Pompe'],
  body: `Un onduleur s’arrête pour deux raisons : on lui demande trop longtemps un peu trop, ou un instant beaucoup trop. La
première est la puissance continue, la seconde la puissance de pointe. Un bon choix vérifie les deux.

## Du kVA au watt

Le kVA de l’étiquette est une puissance apparente. Vos appareils consomment des watts. Entre les deux, il y a le
facteur de puissance ; faute de mieux, nous comptons 0,8 :

| Étiquette | Puissance continue |
|---|---|
| 3 kVA | 2 400 W |
| 5 kVA | 4 000 W |
| 6 kVA | 4 800 W |
| 10 kVA | 8 000 W |

Si la fiche donne des watts, prenez-les. Et cherchez la ligne « sur batterie » : certains appareils donnent moins
quand le réseau et le soleil manquent. Le Power M de 3 kVA, avec un module de batterie, fournit 2,5 kW dans ce cas ;
l’ensemble LUNA de 13,2 kVA, 5 kW.

## Première règle : ce qui fonctionne ensemble, plus un quart

Additionnez les watts de tous les appareils essentiels. Ajoutez, parmi les autres, le plus gros, ou 40 % de leur
total si c’est davantage : on n’allume pas tout à la fois. Multipliez par 1,25.

Une maison a un réfrigérateur (150 W), un petit congélateur (200 W), trois ventilateurs (225 W), huit ampoules
(72 W) et une télévision (80 W, non essentielle) :

- essentiels : 647 W ;
- en fonctionnement : 647 + 80 = 727 W ;
- onduleur : 727 × 1,25 = 909 W.

## Deuxième règle : le démarrage le plus exigeant

Un moteur à l’arrêt demande bien plus que sa plaque pendant quelques dixièmes de seconde. La règle des manuels de
groupes électrogènes vaut aussi pour les onduleurs : tous les moteurs ne démarrent pas au même instant, on ajoute
donc à la puissance en fonctionnement le supplément du **seul** démarrage le plus exigeant.

Pour cette maison, le congélateur demande trois fois 200 W ; le supplément est de 400 W et la pointe de 1 127 W.

Ajoutons une pompe de 1 CV (750 W), qui demande elle aussi trois fois sa puissance au départ :

| | Sans pompe | Avec la pompe |
|---|---|---|
| En fonctionnement | 727 W | 1 477 W |
| Supplément du démarrage le plus exigeant | 400 W | 1 500 W |
| Pointe | 1 127 W | 2 977 W |
| Onduleur, avec la marge | 909 W | 1 846 W |

Un onduleur de 3 kVA (2 400 W) convient pour le fonctionnement. Pour la pompe, il faut que sa puissance de pointe
dépasse 2 977 W pendant le temps du démarrage. Si la fiche ne le dit pas, on ne le suppose pas.

## Trois fois, vraiment ?

Les sources ne sont pas d’accord. Pour une pompe, on lit 3, 5 et même 7,2 ; pour un compresseur de froid, de 3 à 5 ;
un manuel de groupe parle de 2 à 4 pour les moteurs en général. Nous retenons 3, la valeur la plus citée. Une pompe
immergée ancienne, à démarrage direct, demande 5. Un appareil à variateur (climatiseur ou pompe « inverter ») démarre
doucement : nous comptons 1,5.

## Les pièges des fiches

- **La durée.** Une pointe de 10 secondes démarre une pompe ; une pointe de quelques millisecondes, non. La LUNA
  donne 7 kW pendant 10 s.
- **La nature de la charge.** Les 4 800 W de pointe de l’AC200MAX ne valent que pour les appareils chauffants. Pour
  un moteur, comptez ses 2 200 W.
- **La batterie.** Un onduleur de 5 kW branché sur une petite batterie est limité par elle. Demandez le courant
  maximal de décharge.
- **Les câbles.** Une chute de tension au démarrage vient souvent d’un câble trop fin entre la batterie et
  l’onduleur.

## Réduire la pointe, plutôt que grossir l’onduleur

1. Faites démarrer la pompe à la main ou par minuterie, à midi, quand le soleil aide.
2. Posez un démarreur progressif sur la pompe : il coûte moins qu’un onduleur plus grand.
3. Ne mettez pas le fer à repasser et la bouilloire sur le circuit secouru.
4. Remplacez un vieux climatiseur par un modèle à variateur.

## Vérifier votre cas

Notre [évaluation des besoins](/smart-solar-plan) applique ces deux règles à chaque appareil que vous cochez et
montre le calcul. Si un produit ne suffit que par sa pointe, sans la marge, le résultat le dit. Les puissances de
chaque modèle sont sur [les fiches produits](/products).

## Sources

- Règle du plus gros démarrage : [manuel de groupe électrogène,
  manualsdump.com](https://manualsdump.com/en/manuals/107002/18) (exemple : 1 150 W en fonctionnement et un
  réfrigérateur de 500 W qui démarre à 2 000 W donnent 2 650 W).
- Marge de 1,25 et facteur de puissance de 0,8 : application de dimensionnement nigériane,
  github.com/dogomayana/solarapp.
- Coefficients de démarrage : homegeneratorcalculator.com (3), romitti.com (5 pour un compresseur, 7,2 pour une
  pompe), et le manuel cité (2 à 4).
- Part de 40 % des appareils non essentiels : notre estimation.
`,
}
