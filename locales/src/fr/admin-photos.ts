import type { adminPhotos as nl } from '../nl/admin-photos.ts';
import type { Texts } from '../texts.ts';

export const adminPhotos: Texts<typeof nl> = {
  title: 'Photos',
  intro:
    '{site} : {open, plural, one {# en attente} other {# en attente}}, le plus urgent d’abord. Norme {hours} heures.',
  noneText: 'Aucune photo n’attend ici.',
  who: '{name}, {age}',
  since: 'membre depuis le {date}',
  photo: 'Photo',
  alt: 'Photo de {name} à examiner',
  main: 'photo principale',
  broken: 'Cette photo ne peut pas être affichée',
  brokenText: 'Mets-la de côté ou refuse-la comme illisible.',
  zoom: 'agrandir',
  likeRemoved: 'Ressemble à une photo retirée pour de bon',
  unchecked: 'Sans contrôle automatique',
  suspicion: 'Contrôle automatique : {share} de doute',
  refuseWith: 'Refuser, avec ce motif pour le membre',
  reasons: {
    no_person: 'Personne n’y est',
    not_you: 'Quelqu’un d’autre',
    nudity: 'Nudité',
    minor: 'Mineur',
    contact_details: 'Coordonnées',
    quality: 'Floue ou vide',
    copyright: 'À quelqu’un d’autre',
    photo_broken: 'Illisible',
  },
  forGood: 'Pour de bon : ce fichier ne peut pas revenir',
  hint: 'Choisis un motif ; ensuite tu envoies la décision.',
  ownerReads: 'Le membre lit : {words}',
  approve: 'Approuver',
  refuse: 'Refuser',
  approved: 'Acceptée.',
  refused: 'Refusée : {reason}.',
};
