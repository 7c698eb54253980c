import type { finder as source } from '../nl/finder.ts';
import type { Texts } from '../texts.ts';

export const finder: Texts<typeof source> = {
  title: 'Recherche guidée',
  step: 'Question {at} sur {of}',
  who: 'Qui es-tu ?',
  seek: 'Qui cherches-tu ?',
  seekNote:
    'Cela dit quelque chose de ton orientation. La réponse reste sur cet écran tant que tu n’y consens pas toi-même à l’inscription.',
  age: 'Quel âge te convient ?',
  ageNote: 'À peu près. Tu pourras préciser plus tard.',
  younger: '18 à 35 ans',
  older: '35 ans et plus',
  place: 'Où habites-tu ?',
  placeNote: 'Seulement le pays, ou aussi une région. Les autres ne voient jamais plus qu’une large fourchette.',
  country: 'Pays',
  region: 'Région',
  everywhere: 'Tout le pays',
  back: 'Précédent',
  next: 'Suivant',
  show: 'Voir mon résultat',
  result: 'Voici ce que tu cherches',
  sought: '{who}, {age}, {place}',
  change: 'Modifier mes réponses',
  note: 'Tes réponses déterminent seulement les profils que tu vois. Elles n’apparaissent pas sur le tien.',
  choose: 'Choisis d’abord une réponse.',
  models: 'Les personnes dessinées sont des modèles.',
  found: 'Ces personnes correspondent à tes réponses',
  noneText: 'Pour l’instant, personne ne correspond. Élargis ta recherche, ou inscris-toi et reviens voir plus tard.',
  closedText:
    'Ici, on ne voit les membres qu’après l’inscription. Nous ne te montrons donc encore personne, et surtout pas de gens inventés.',
  resultText: 'Le compte est gratuit. Tes réponses te suivent : tu arrives tout de suite chez les bonnes personnes.',
  join: 'S’inscrire gratuitement',
  look: 'Les voir tous',
  wider: 'Continuer la recherche',
  noteVisitor:
    'Tes réponses décident de qui tu vois. Si tu t’inscris, ton genre et ton lieu de vie vont sur ton profil. Qui tu cherches, seulement si tu le veux.',
  description: 'Trouve qui te correspond : quatre questions, sans compte pour commencer.',
};
