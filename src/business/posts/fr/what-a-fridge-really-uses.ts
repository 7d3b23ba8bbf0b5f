import type { PostWords } from '../built-in-post.ts'

export const whatAFridgeReallyUses: PostWords = {
  title: 'Ce que consomme vraiment un réfrigérateur',
  excerpt:
    'Branché 24 heures, il n’en travaille que huit. Le compter à plein temps, c’est payer un système trois fois trop grand.',
  tags: ['Réfrigérateur', 'Consommation', 'Évaluation des besoins'],
  body: `C’est l’erreur la plus fréquente dans les devis que l’on nous montre. Le réfrigérateur porte une étiquette de 150 W,
il est branché jour et nuit, donc on compte 150 W × 24 h = 3 600 Wh. Ce chiffre est faux, et il coûte cher.

## Un moteur qui se repose

Le compresseur s’allume quand l’intérieur se réchauffe, puis s’arrête. Un thermostat décide, pas vous. La part du
temps où il travaille s’appelle le taux de marche. Plusieurs sources le donnent :

- une fiche de calcul d’un refroidisseur compte 15 minutes de marche pour 45 d’arrêt, soit un quart du temps ;
- un guide solaire compte 8 heures par jour, soit un tiers ;
- un essai de la station BLUETTI AC200MAX a fait tourner un réfrigérateur de 150 W pendant 36 heures avec environ
  1,9 kWh, soit 35 %.

Notre calculateur retient la dernière valeur, la plus prudente des trois :

**150 W × 0,35 × 24 h = 1 260 Wh par jour.**

## Les modèles courants

| Appareil | Puissance | Si l’on oublie le taux | Réel (35 %) | Pièce très chaude (50 %) |
|---|---|---|---|---|
| Mini-réfrigérateur | 100 W | 2 400 Wh | 840 Wh | 1 200 Wh |
| Réfrigérateur, une porte | 150 W | 3 600 Wh | 1 260 Wh | 1 800 Wh |
| Réfrigérateur, deux portes | 250 W | 6 000 Wh | 2 100 Wh | 3 000 Wh |
| Congélateur coffre, petit | 200 W | 4 800 Wh | 1 680 Wh | 2 400 Wh |
| Congélateur coffre, grand | 300 W | 7 200 Wh | 2 520 Wh | 3 600 Wh |

La dernière colonne est notre estimation pour une cuisine très chaude, en saison sèche au Sahel : le compresseur y
travaille plus longtemps. Si c’est votre cas, comptez-la.

## Pourquoi l’étiquette reste utile

Le taux de marche réduit l’énergie, pas la puissance. Quand le compresseur tourne, il demande bien ses 150 W, et
au démarrage environ trois fois plus pendant un instant. L’onduleur doit pouvoir les fournir. C’est pourquoi le
calcul garde les deux chiffres : l’énergie pour la batterie et les panneaux, la puissance pour l’onduleur. Nous
l’expliquons dans [Onduleur : puissance et démarrages](/news/inverter-power-and-motor-starts).

## La nuit, sur batterie

Entre 17 h et 9 h, un réfrigérateur à une porte demande 1 260 × 16 / 24 = 840 Wh. Une batterie de 5 kWh en livre
4 079 aux appareils : pour lui seul, c’est plus de trois jours. Ce sont donc les ventilateurs, l’éclairage et la
télévision qui vident la batterie le soir, rarement le réfrigérateur.

Avec 3 600 Wh dans le devis, le même réfrigérateur semblerait exiger à lui seul plus de la moitié de cette batterie
chaque nuit. On vous vendrait 10 kWh au lieu de 5.

## Comment faire mieux que l’étiquette

1. **Mesurez.** Un wattmètre de prise coûte peu et donne les Wh de 24 heures. Trois jours de mesure valent mieux que
   tous les tableaux.
2. **Laissez respirer.** Dix centimètres derrière l’appareil, loin de la cuisinière et du soleil.
3. **Vérifiez le joint.** Une feuille de papier coincée dans la porte doit résister quand on la tire.
4. **Remplissez-le.** Un appareil plein se réchauffe moins vite à chaque ouverture. Des bouteilles d’eau suffisent.
5. **Stockez du froid le jour.** Congelez des bouteilles d’eau quand le soleil donne : elles travaillent la nuit à
   la place du compresseur.
6. **Dégivrez.** Un centimètre de givre isole le circuit de froid de ce qu’il doit refroidir.

## Et les appareils « inverter » ?

Ils ne s’arrêtent pas : ils tournent lentement, longtemps. Leur étiquette énergétique donne des kWh par an. Divisez
par 365 et vous avez la consommation d’une journée, mesurée en laboratoire à une température plus douce que la
vôtre. Prévoyez une marge.

## Dans notre évaluation des besoins

Vous cochez le réfrigérateur, vous laissez 24 heures : le taux de marche est déjà compté, et le résultat montre
la formule. [Faites le calcul](/smart-solar-plan), puis comparez-le aux devis que vous avez reçus. Si un devis
annonce trois fois plus pour le froid, posez la question.

## Sources

- Taux de marche : codeso.com, calcul d’un refroidisseur (15 minutes sur 60) ; globisun.com (8 heures par
  jour) ; essai de la BLUETTI AC200MAX, 2026 (36 heures sur 1,9 kWh).
- Démarrage : calculateur de groupes électrogènes (3 fois) ; romitti.com indique jusqu’à 5 fois pour un compresseur.
- Puissances : calculateur de factures nigérian et catalogues d’une boutique solaire nigériane. La colonne à 50 %
  est notre estimation.
`,
}
