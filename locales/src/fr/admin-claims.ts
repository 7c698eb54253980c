import type { adminClaims as nl } from '../nl/admin-claims.ts';
import type { Texts } from '../texts.ts';

export const adminClaims: Texts<typeof nl> = {
  row: '{number}. {kind}',
  kinds: {
    premium_matches: 'Chiffre sur premium',
    seal: 'Label',
  },
  add: {
    premium_matches: 'Ajouter un chiffre',
    seal: 'Ajouter un label',
  },
  raise: 'Monter l’affirmation {number}',
  remove: 'Retirer l’affirmation {number}',
  says: 'Elle dit : « {claim} »',
  active: 'Montrer sur le site',
  activeHint: 'Il faut alors remplir tout ce qui suit.',
  needed: '(nécessaire)',
  neededEach: '(nécessaire, dans chaque langue)',
  parts: {
    figure: 'Combien de chances en plus, en pour cent',
    sample: 'Membres comptés',
    name: 'Qui le délivre',
    certificate: 'Numéro du certificat',
    data: 'Où se trouve la preuve',
    measured_on: 'Jour de la preuve',
    expires_on: 'Dernier jour',
  },
  hints: {
    figure: 'Plus de 0, {edge} au plus.',
    sample: 'Au moins {edge}.',
    name: 'Comme sur le certificat.',
    certificate: 'Ce qui permet de le retrouver.',
    data: 'Un fichier ou un dossier. Ne se lit qu’ici.',
    measured_on: 'Quand cela a été mesuré ou délivré.',
    expires_on: 'C’est sur le site jusqu’à ce jour inclus.',
  },
  mistakes: {
    figure: 'Écris un nombre au-dessus de 0, {edge} au plus.',
    sample: 'Écris un nombre entier, au moins {edge}.',
    name: 'Écris au moins {edge} caractères.',
    certificate: 'Écris au moins {edge} caractères.',
    data: 'Écris au moins {edge} caractères.',
    measured_on: 'Choisis un jour.',
    expires_on: 'Choisis un jour qui n’est pas avant celui de la preuve.',
  },
  definition: 'Ce qui a été mesuré ou examiné',
  definitionHint: 'Se lit sous l’affirmation, dans la langue de chacun. Au moins {edge} caractères.',
  definitionWrong: 'Écris au moins {edge} caractères.',
  kept: 'pas montré : « {claim} »',
  said: '{days} : « {claim} »',
  wrong: 'Corrige ce qui est marqué dans une affirmation.',
};
